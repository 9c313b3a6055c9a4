import type { Context } from '../../http/context.ts'
import { selectWishes } from './choices-store.ts'
import { deleteGathered, lockGathered, rewordGathered, upsertGathered } from './gather-store.ts'
import type { Note } from './note.ts'
import { asRow, idsByBell, tellBeside } from './notify.ts'
import { tellByPush } from './push/tell-by-push.ts'

/** What stands behind one row of many things, as the database has it now. */
export interface Gathered {
  people: readonly { id: string }[]
  count: number
  /** The mail leaves anew to whoever has read the row meanwhile. */
  isMailedAgain?: boolean
  note: Omit<Note, 'about'>
}

/**
 * One row a person for everything of a kind that came together: "3 payments wait". `read` counts anew each time, so that nothing is
 * counted twice and what is settled counts no more; with null the row goes, and so does that of whoever it no longer concerns.
 * With `event`, the thing that came, the row goes to the top and is unread again, once for each; the mail leaves with the first, and each
 * is pushed in place of the one before.
 * Whoever gathers waits here for each other: call it from a job, never where somebody waits for an answer.
 */
export async function gather(
  ctx: Context,
  about: string,
  event: string | null,
  read: () => Promise<Gathered | null>,
): Promise<void> {
  await lockGathered(ctx.db, about)
  const found = await read()
  const ids = found?.people.map(({ id }) => id) ?? []
  const wishes = found ? await selectWishes(ctx.db, ids, found.note.kind) : []
  const people = idsByBell(wishes)
  const heard: string[] = await deleteGathered(ctx.db, about, people)
  if (found) {
    const note: Note = { ...found.note, about }
    const row = { ...asRow(note), gathered: found.count }
    if (event !== null) {
      const told = await upsertGathered(ctx.db, people, row, event, ctx.now())
      const hasBegun = told.filter(({ isNew, wasRead }) => isNew || (found.isMailedAgain && wasRead))
      await tellBeside(ctx, wishes, hasBegun, note, event)
      await tellByPush(ctx, wishes, told, row, event)
      heard.push(...told.map(({ id }) => id))
    }
    heard.push(...(await rewordGathered(ctx.db, row)))
  }
  await ctx.events.tell(
    heard.map((id) => `person:${id}` as const),
    'notifications',
  )
}
