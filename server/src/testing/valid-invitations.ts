import type { Api } from '@academy/contract'
import type { ValidCall } from './fixture.ts'
import { anInvitation, mailedLink } from './invitations.ts'

const openOnes: ValidCall = async ({ academy }) => ({ body: { ids: [(await anInvitation(academy)).id] } })
let count = 0

export const VALID_INVITATIONS = {
  'GET /api/invitations': () => ({}),
  'GET /api/invitations/csv': () => ({}),
  'POST /api/invitations/preview': () => ({ body: { text: 'aline@example.rw' } }),
  'POST /api/invitations': () => ({ body: { lines: [{ email: `new.${count++}@example.rw` }] } }),
  'GET /api/invitations/batches/{id}': async ({ academy }) => ({
    params: { id: (await anInvitation(academy)).batchId },
  }),
  'POST /api/invitations/resend': openOnes,
  'POST /api/invitations/withdraw': openOnes,
  'POST /api/invitations/open': async ({ academy }) => {
    const { email } = await anInvitation(academy)
    return { body: { setupToken: await mailedLink(academy, email) } }
  },
  'POST /api/invitations/accept': async ({ academy }) => {
    const { email } = await anInvitation(academy)
    const setupToken = await mailedLink(academy, email)
    return { body: { setupToken, name: 'Keza Mutoni', password: 'a quiet morning' } }
  },
} satisfies Partial<Record<keyof Api, ValidCall>>
