import type { Api } from '@academy/contract'
import { sql } from 'kysely'
import { hashToken, randomToken } from '../services/tokens.ts'
import type { Fixture, ValidCall } from './fixture.ts'
import { aStudent, PASSWORD } from './people.ts'

let count = 0
const another = () => ({ email: `moved${count++}@example.rw`, currentPassword: PASSWORD })

/** Asked for by the caller; a visitor has nothing to ask for. */
async function asked({ academy, caller }: Fixture): Promise<string> {
  const body = another()
  if (caller) await academy.as(caller).call('POST /api/user/me/email', { body })
  return body.email
}

export const VALID_EMAIL = {
  'GET /api/user/me/email': () => ({}),
  'POST /api/user/me/email': () => ({ body: another() }),
  'POST /api/user/me/email/resend': async (fixture) => {
    const email = await asked(fixture)
    await sql`update email_changes set sent_at = now() - interval '2 minutes' where email = ${email}`.execute(
      fixture.academy.services.db,
    )
    return {}
  },
  'POST /api/user/me/email/confirm': async (fixture) => {
    const email = await asked(fixture)
    const mail = (await fixture.academy.outbox()).findLast(({ to }) => to === email)
    return { body: { otp: mail?.text.match(/^\d{6}$/m)?.[0] ?? '123456' } }
  },
  'DELETE /api/user/me/email': () => ({}),
  'POST /api/user/email/undo': async ({ academy }) => {
    const { id, email } = await aStudent(academy)
    const token = randomToken()
    await academy.services.db
      .insertInto('former_emails')
      .values({
        token_hash: hashToken(token),
        user_id: id,
        email,
        expires_at: sql<Date>`now() + interval '1 hour'`,
      })
      .execute()
    return { body: { token, password: 'another one' } }
  },
} satisfies Partial<Record<keyof Api, ValidCall>>
