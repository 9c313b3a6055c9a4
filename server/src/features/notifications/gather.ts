import type { Context } from '../../http/context.ts'
import { selectWishes, type Wish } from './choices-store.ts'
import { deleteGathered, lockGathered, rewordGathered, upsertGathered } from './gather-store.ts'
import type { Note } from './note.ts'
import { asRow, idsByBell, tellBeside } from './notify.ts'
import { tellByPush } from './push/tell-by-push.ts'

/** What stands behind one row of many things for some people, as the database has it now. */
export interface Gathered {
  people: readonly { id: string }[]
  count: number
  /** The mail leaves anew to whoever has read the row meanwhile. */
  isMailedAgain?: boolean
  note: Omit<Note, 'about'>
}

/**
 * One row a person for everything of a kind that came together: "3 payments wait". `read` counts anew each time, so that nothing is
 * counted twice and what is settled counts no more; people for whom it counts otherwise are told by a text of their own. The row goes of
 * whoever it no longer concerns.
 * With `event`, the thing that came, the row goes to the top and is unread again, once for each; the mail leaves with the first, and each
 * is pushed in place of the one before.
 * Whoever gathers waits here for each other: call it from a job, never where somebody waits for an answer.
 */
export async function gather(
  ctx: Context,
  about: string,
  event: string | null,
  read: () => Promise<readonly Gathered[]>,
): Promise<void> {
  await lockGathered(ctx.db, about)
  const parts: Part[] = []
  for (const found of await read()) {
    const ids = found.people.map(({ id }) => id)
    const wishes = await selectWishes(ctx.db, ids, found.note.kind)
    parts.push({ ...found, note: { ...found.note, about }, wishes, ids: idsByBell(wishes) })
  }
  const all = parts.flatMap(({ ids }) => ids)
  const heard = await deleteGathered(ctx.db, about, all)
  for (const part of parts) heard.push(...(await tellPart(ctx, part, event)))
  await ctx.events.tell(
    heard.map((id) => `person:${id}` as const),
    'notifications',
  )
}

interface Part extends Omit<Gathered, 'note'> {
  note: Note
  wishes: Wish[]
  /** Whose bell tells of it. */
  ids: string[]
}

/** Gives back whose row changed. */
async function tellPart(ctx: Context, part: Part, event: string | null): Promise<string[]> {
  const { note, wishes, ids, count, isMailedAgain } = part
  const row = { ...asRow(note), gathered: count }
  const heard: string[] = []
  if (event !== null) {
    const told = await upsertGathered(ctx.db, ids, row, event, ctx.now())
    const hasBegun = told.filter(({ isNew, wasRead }) => isNew || (isMailedAgain && wasRead))
    await tellBeside(ctx, wishes, hasBegun, note, event)
    await tellByPush(ctx, wishes, told, row, event)
    heard.push(...told.map(({ id }) => id))
  }
  heard.push(...(await rewordGathered(ctx.db, ids, row)))
  return heard
}
