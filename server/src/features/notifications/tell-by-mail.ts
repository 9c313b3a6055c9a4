import { DIGEST_NAME, NOTE_KIND_NAMES, type NoteKind, quietUntil } from '@academy/contract/notifications'
import type { Context } from '../../http/context.ts'
import { type MailMessage, type PostedMail, withWayOut } from '../../services/mail/index.ts'
import { selectWishes, type Wish } from './choices-store.ts'
import type { Addressee } from './note.ts'
import { DIGEST, type MailSort, unsubscribeToken } from './unsubscribe-token.ts'

interface Told {
  kind: NoteKind
  letter: (person: Addressee) => MailMessage
  /** Where nothing in the bell stands for it: whoever has a mail about this gets no second one. */
  about?: string
  isToMany?: boolean
}

/** One mail for each who wants one now; whose day has a mail of its own finds it there. */
export async function tellByMail(
  ctx: Context,
  wishes: readonly Wish[],
  { kind, letter, about, isToMany = false }: Told,
) {
  const mails = wishes
    .filter(({ wantsMail, wantsBell, hasDigest }) => wantsMail && !(hasDigest && wantsBell))
    .map((wish) => mailFor(ctx, wish, kind, letter(wish), about))
  await ctx.mail.sendAll(mails, { isToMany })
}

/** What has no place in the bell: a letter of that kind to one person, where they want it. */
export async function writeTo(
  ctx: Context,
  userId: string,
  kind: NoteKind,
  letter: (person: Addressee) => MailMessage,
): Promise<void> {
  const [wish] = await selectWishes(ctx.db, [userId], kind)
  if (wish?.wantsMail) await ctx.mail.sendAll([mailFor(ctx, wish, kind, letter(wish))])
}

type Reader = Pick<Wish, 'id' | 'quietFrom' | 'quietUntil'>

export function mailFor(
  ctx: Context,
  { id: userId, quietFrom: from, quietUntil: until }: Reader,
  sort: MailSort,
  letter: MailMessage,
  about?: string,
): PostedMail {
  const token = unsubscribeToken({ userId, sort }, ctx.secret)
  const { publicUrl } = ctx.config
  const message = withWayOut(letter, {
    oneClickUrl: `${publicUrl}/api/unsubscribe/${token}`,
    pageUrl: `${publicUrl}/unsubscribe/${token}`,
    about: sort === DIGEST ? DIGEST_NAME : NOTE_KIND_NAMES[sort],
  })
  const runAt = from === null || until === null ? null : quietUntil(ctx.now(), { from, until })
  return { message, userId, ...(about && { about }), ...(runAt && { runAt }) }
}
