import type { Context } from '../../http/context.ts'
import { selectWishes } from './choices-store.ts'
import type { Addressee, Note } from './note.ts'
import { plainLetter } from './notify.ts'
import { tellByMail } from './tell-by-mail.ts'

/** The mail of what stands in the bell since a while, once for each of many who want it that way. */
export async function mailOf(ctx: Context, people: readonly { id: string }[], note: Note): Promise<void> {
  const { kind, about, letter = (person: Addressee) => plainLetter(ctx, person, note) } = note
  if (!letter) return
  const ids = people.map(({ id }) => id)
  await tellByMail(ctx, await selectWishes(ctx.db, ids, kind), { kind, letter, about, isToMany: true })
}
