import type { ValidCall } from '../fixture.ts'
import { anInvitation, mailedLink } from '../invitations.ts'
import { ADMINS, EVERYONE } from './callers.ts'
import type { Rows } from './row.ts'

let count = 0

const openOnes: ValidCall = async ({ academy }) => ({ body: { ids: [(await anInvitation(academy)).id] } })

export const ACCESS_INVITATIONS = {
  'GET /api/invitations': { cells: ADMINS, valid: () => ({}) },
  'GET /api/invitations/csv': { cells: ADMINS, valid: () => ({}) },
  'POST /api/invitations/preview': { cells: ADMINS, valid: () => ({ body: { text: 'aline@example.rw' } }) },
  'POST /api/invitations': {
    cells: ADMINS,
    scope: 'admins are invited by superadmins only',
    valid: () => ({ body: { lines: [{ email: `new.${count++}@example.rw` }] } }),
  },
  'GET /api/invitations/batches/{id}': {
    cells: ADMINS,
    valid: async ({ academy }) => ({
      params: { id: (await anInvitation(academy)).batchId },
    }),
  },
  'POST /api/invitations/resend': {
    cells: ADMINS,
    scope: 'those of admins by superadmins only',
    valid: openOnes,
  },
  'POST /api/invitations/withdraw': {
    cells: ADMINS,
    scope: 'those of admins by superadmins only',
    valid: openOnes,
  },
  'POST /api/invitations/open': {
    cells: EVERYONE,
    scope: 'who holds the mailed link',
    valid: async ({ academy }) => {
      const { email } = await anInvitation(academy)
      return { body: { setupToken: await mailedLink(academy, email) } }
    },
  },
  'POST /api/invitations/accept': {
    cells: EVERYONE,
    scope: 'who holds the mailed link: once, seven days; by what the inviter may still give',
    valid: async ({ academy }) => {
      const { email } = await anInvitation(academy)
      const setupToken = await mailedLink(academy, email)
      return { body: { setupToken, name: 'Keza Mutoni', password: 'a quiet morning' } }
    },
  },
} satisfies Rows
