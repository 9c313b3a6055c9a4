import { SIGN_IN_PROVIDERS } from '@academy/contract/academy'
import { z } from 'zod'
import type { Context } from '../../http/context.ts'
import { isSameSecret } from '../../services/tokens.ts'
import { recordAct } from '../audit/index.ts'
import { readCookie, signatureFor, writeCookie } from './cookies.ts'
import { type Identity, insertIdentity } from './identities-store.ts'
import { providerConnectedLetter } from './letters.ts'
import type { UserRow } from './store.ts'

const COOKIE = 'academy_connect'
/** Long enough to ask for a first password by mail. */
const PENDING_SECONDS = 30 * 60

/** From now on the provider opens this account; its owner hears of it. */
export async function connectProvider(ctx: Context, user: UserRow, identity: Identity): Promise<void> {
  if (!(await insertIdentity(ctx.db, user.id, identity))) return
  await recordAct(ctx, 'connect-provider', user.id, { provider: identity.provider })
  await ctx.mail.send(providerConnectedLetter(ctx, user, identity.provider), user.id)
}

const pending = z.object({
  provider: z.enum(SIGN_IN_PROVIDERS),
  subject: z.string(),
  userId: z.string(),
  untilMs: z.number(),
})

/** Who may do more than learn shows their password too. Until then this browser remembers what the provider has vouched for. */
export function pendingCookie(ctx: Context, user: UserRow, { provider, subject }: Identity): string {
  const untilMs = ctx.now().getTime() + PENDING_SECONDS * 1000
  const text = JSON.stringify({ provider, subject, userId: user.id, untilMs } satisfies z.infer<
    typeof pending
  >)
  const value = `${Buffer.from(text).toString('base64url')}.${signature(ctx, text)}`
  return writeCookie(ctx, { name: COOKIE, value, path: '/api/user/login', maxAgeSeconds: PENDING_SECONDS })
}

/** The right password was typed: connects what this browser remembers, if it is this person's. */
export async function connectPending(ctx: Context, user: UserRow): Promise<void> {
  const [encoded = '', signed = ''] = readCookie(ctx, COOKIE)?.split('.') ?? []
  const text = Buffer.from(encoded, 'base64url').toString('utf8')
  if (!isSameSecret(signed, signature(ctx, text))) return
  const { userId, untilMs, ...identity } = pending.parse(JSON.parse(text))
  if (userId === user.id && untilMs > ctx.now().getTime()) await connectProvider(ctx, user, identity)
}

const signature = (ctx: Context, text: string) => signatureFor(ctx, 'connect a provider', text)
