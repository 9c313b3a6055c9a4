import { sql } from 'kysely'
import { hashToken, randomToken } from '../../services/tokens.ts'
import type { Fixture } from '../fixture.ts'
import { aStudent, PASSWORD } from '../people.ts'
import { EVERYONE, SIGNED_IN } from './callers.ts'
import type { Rows } from './row.ts'

let count = 0

const another = () => ({ email: `moved${count++}@example.rw`, currentPassword: PASSWORD })

/** Asked for by the caller; a visitor has nothing to ask for. */
async function asked({ academy, caller }: Fixture): Promise<string> {
  const body = another()
  if (caller) await academy.as(caller).call('POST /api/user/me/email', { body })
  return body.email
}

export const ACCESS_EMAIL = {
  'GET /api/user/me/email': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'POST /api/user/me/email': {
    cells: SIGNED_IN,
    scope: 'own, with the current password or a fresh sign-in; one answer for used and unused addresses',
    valid: () => ({ body: another() }),
  },
  'POST /api/user/me/email/resend': {
    cells: SIGNED_IN,
    scope: 'own; once a minute',
    valid: async (fixture) => {
      const email = await asked(fixture)
      await sql`update email_changes set sent_at = now() - interval '2 minutes' where email = ${email}`.execute(
        fixture.academy.services.db,
      )
      return {}
    },
  },
  'POST /api/user/me/email/confirm': {
    cells: SIGNED_IN,
    scope: 'own, with the mailed code: five tries, ten minutes; other sessions end',
    valid: async (fixture) => {
      const email = await asked(fixture)
      const mail = (await fixture.academy.outbox()).findLast(({ to }) => to === email)
      return { body: { otp: mail?.text.match(/^\d{6}$/m)?.[0] ?? '123456' } }
    },
  },
  'DELETE /api/user/me/email': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'POST /api/user/email/undo': {
    cells: EVERYONE,
    scope: 'who holds the link mailed to the former address: once, seven days; all sessions end',
    valid: async ({ academy }) => {
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
  },
} satisfies Rows
