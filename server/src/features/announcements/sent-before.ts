import { newId } from '../../db/ids.ts'
import type { Context } from '../../http/context.ts'
import { selectToTell } from './audience-store.ts'
import { askToTell } from './jobs.ts'
import { noteRead } from './read-store.ts'
import { findAnnouncement, insertAnnouncement } from './store.ts'
import { PEOPLE_AT_A_TIME } from './tell.ts'
import { noteTold } from './tell-store.ts'

interface SentBefore {
  author: { id: string; isAdmin: boolean }
  key: string
  courseId: string | null
  role: 'user' | 'instructor' | 'admin' | null
  title: string
  text: string
  at: Date
  pinnedUntil: string | null
  readBy: readonly string[]
}

/** An announcement of the past, which nobody is told of now; one that is still to come waits for its time. */
export async function writeSentBefore(ctx: Context, one: SentBefore): Promise<void> {
  const { author, courseId, text, pinnedUntil, readBy, ...rest } = one
  const id = newId()
  const isToCome = one.at > ctx.now()
  await insertAnnouncement(ctx.db, {
    ...{ ...rest, id, author_id: author.id, by_admin: author.isAdmin, course_id: courseId, body: text },
    ...{ state: isToCome ? 'scheduled' : 'sending', pinned_until: pinnedUntil },
    ...{ created_at: isToCome ? ctx.now() : one.at, edited_at: null, withdrawn_at: null, sent_at: null },
  })
  if (isToCome) return askToTell(ctx, id, one.at)
  await countAsTold(ctx, id)
  for (const readerId of readBy) await noteRead(ctx.db, id, readerId)
}

async function countAsTold(ctx: Context, id: string): Promise<void> {
  const row = await findAnnouncement(ctx.db, id)
  if (!row) return
  for (let upTo = ''; ; ) {
    const people = await selectToTell(ctx.db, row, upTo, PEOPLE_AT_A_TIME)
    upTo = people.at(-1)?.id ?? upTo
    const isDone = people.length < PEOPLE_AT_A_TIME
    await noteTold(ctx.db, id, { upTo, people: people.length, doneAt: isDone ? ctx.now() : null })
    if (isDone) return
  }
}
