import { sql } from 'kysely'
import type { Fixture } from '../fixture.ts'
import { aStudent, PASSWORD } from '../people.ts'
import { EVERYONE, SIGNED_IN } from './callers.ts'
import type { Rows } from './row.ts'
import { newAddress, nothing } from './usual.ts'

async function registered({ academy }: Fixture) {
  const email = newAddress()
  const body = { name: 'Aline', email, password: PASSWORD }
  const { activationToken } = await academy.as(null).call('POST /api/user/register', { body })
  return { email, activationToken }
}

export const ACCESS_ACCOUNT = {
  'POST /api/user/login': {
    cells: EVERYONE,
    scope: 'one answer and one time for unknown and wrong',
    valid: async ({ academy }) => {
      const { email } = await aStudent(academy)
      return { body: { email, password: PASSWORD } }
    },
  },
  'POST /api/user/register': {
    cells: EVERYONE,
    scope: 'always a student; one answer for known and unknown',
    valid: () => ({ body: { name: 'Aline', email: newAddress(), password: PASSWORD } }),
  },
  'POST /api/user/verify': {
    cells: EVERYONE,
    scope: 'the code belongs to its activation; five tries, ten minutes',
    valid: async (fixture) => {
      const { email, activationToken } = await registered(fixture)
      const mail = (await fixture.academy.outbox()).findLast(({ to }) => to === email)
      return { body: { activationToken, otp: mail?.text.match(/^\d{6}$/m)?.[0] } }
    },
  },
  'POST /api/user/resend-otp': {
    cells: EVERYONE,
    scope: 'once a minute',
    valid: async (fixture) => {
      const { email, activationToken } = await registered(fixture)
      await sql`update activations set sent_at = now() - interval '2 minutes' where email = ${email}`.execute(
        fixture.academy.services.db,
      )
      return { body: { activationToken } }
    },
  },
  'GET /api/user/me': { cells: SIGNED_IN, scope: 'own', valid: nothing },
  'PUT /api/user/me': { cells: SIGNED_IN, scope: 'own name', valid: () => ({ body: { name: 'Diane' } }) },
  'PUT /api/user/me/preferences': {
    cells: SIGNED_IN,
    scope: 'own',
    valid: () => ({ body: { courseUpdates: false } }),
  },
  'GET /api/user/me/sessions': { cells: SIGNED_IN, scope: 'own', valid: nothing },
  'DELETE /api/user/me/sessions/{id}': {
    cells: SIGNED_IN,
    scope: 'own, another person’s is 404',
    valid: async ({ academy, caller }) => {
      if (!caller) return { params: { id: 'f'.repeat(24) } }
      const { sessions } = await academy.as(caller).call('GET /api/user/me/sessions')
      return { params: { id: sessions[0]?._id ?? '' } }
    },
  },
  'POST /api/user/logout': { cells: SIGNED_IN, scope: 'this session', valid: nothing },
  'POST /api/user/password': {
    cells: SIGNED_IN,
    scope: 'own, with the current one; other sessions end',
    valid: () => ({ body: { currentPassword: PASSWORD, password: 'another one' } }),
  },
} satisfies Rows
