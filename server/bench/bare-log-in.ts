import { emailKey, SESSION_DAYS } from '@academy/contract/users'
import { verify } from '@node-rs/argon2'
import { newId } from '../src/db/ids.ts'
import { insertingSession } from '../src/features/users/sessions-store.ts'
import { notingLogin, own, userByEmail } from '../src/features/users/store.ts'
import { deletingUses } from '../src/http/limits.ts'
import { hashToken, randomToken } from '../src/services/tokens.ts'
import type { Bare } from './bare-context.ts'

/** What a log-in says that leaves no core to others: heard by the bare handler alone. */
export const EVERY_CORE = 'on every core'

const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60

export function serveLogIn({ app, database: { ask, inTransaction }, passwords }: Bare): void {
  app.post<{ Body: { email: string; password: string } }>('/api/user/login', async ({ body, headers }) => {
    const { email, password } = body
    const [user] = await ask(userByEmail.of({ email, key: emailKey(email) }))
    const check = headers.hashes === EVERY_CORE ? verify : passwords.verify
    if (!(await check(user?.password_hash ?? '', password))) throw new Error('wrong')
    const token = randomToken()
    const session = { id: newId(), userId: user?.id ?? '', tokenHash: hashToken(token), device: '' }
    const asking = { callerId: session.userId, session: '' }
    const seen = await inTransaction(async (inside) => {
      await inside(insertingSession.of({ ...session, seconds: SESSION_SECONDS }))
      const [noted] = await inside(notingLogin.of({ userId: session.userId }))
      const courses = await inside(own.subscription.of(asking))
      await inside(own.providers.of(asking))
      await inside(deletingUses.of({ key: `login ${emailKey(email)}` }))
      const { password_hash: _, ...shown } = noted ?? { password_hash: null }
      return { ...shown, subscription: courses.map(({ course_id }) => course_id) }
    })
    return { message: 'ok', token, user: seen }
  })
}
