import { sql } from 'kysely'
import { hashToken, randomToken } from '../../services/tokens.ts'
import { aStudent, PASSWORD } from '../people.ts'
import { EVERYONE, REDIRECTED } from './callers.ts'
import type { Rows } from './row.ts'
import { newAddress, nothing } from './usual.ts'

export const ACCESS_SIGN_IN = {
  'POST /api/user/forgot': {
    cells: EVERYONE,
    scope: 'one answer for known and unknown',
    valid: () => ({ body: { email: 'somebody@example.rw' } }),
  },
  'POST /api/user/reset': {
    cells: EVERYONE,
    scope: 'who holds the link: once, half an hour; all sessions end',
    valid: async ({ academy }) => {
      const { id } = await aStudent(academy)
      const token = randomToken()
      await academy.services.db
        .insertInto('password_resets')
        .values({
          token_hash: hashToken(token),
          user_id: id,
          expires_at: sql<Date>`now() + interval '1 hour'`,
        })
        .execute()
      return { query: { token }, body: { password: 'another one' } }
    },
  },
  'POST /api/user/setup': {
    cells: '400 400 400 400 400 400 400 400',
    scope: 'who holds the printed link, while there is no superadmin; here there is one',
    valid: () => ({
      body: { setupToken: 'none', name: 'Me', email: newAddress(), password: PASSWORD },
    }),
  },
  'GET /api/captcha': { cells: EVERYONE, valid: nothing },
  'GET /api/auth/google': { cells: REDIRECTED, valid: nothing },
  'GET /api/auth/github': { cells: REDIRECTED, valid: nothing },
  'GET /api/auth/google/callback': {
    cells: REDIRECTED,
    scope: 'state of this browser, or an error code',
    valid: () => ({ query: { code: 'x', state: 'y' } }),
  },
  'GET /api/auth/github/callback': {
    cells: REDIRECTED,
    scope: 'state of this browser, or an error code',
    valid: () => ({ query: { code: 'x', state: 'y' } }),
  },
  'POST /api/auth/exchange': {
    cells: EVERYONE,
    scope: 'who holds the code: once, within a minute',
    valid: async ({ academy }) => {
      const { id } = await aStudent(academy)
      const [code, browser] = [randomToken(), randomToken()]
      await academy.services.db
        .insertInto('oauth_codes')
        .values({
          code_hash: hashToken(`${browser}.${code}`),
          user_id: id,
          expires_at: sql<Date>`now() + interval '1 minute'`,
        })
        .execute()
      return { body: { code }, headers: { cookie: `academy_oauth=${browser}` } }
    },
  },
} satisfies Rows
