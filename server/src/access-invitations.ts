import type { Api } from '@academy/contract'
import { type AccessRow, ADMINS, EVERYONE } from './access-callers.ts'

export const ACCESS_INVITATIONS = {
  'GET /api/invitations': { cells: ADMINS },
  'GET /api/invitations/csv': { cells: ADMINS },
  'POST /api/invitations/preview': { cells: ADMINS },
  'POST /api/invitations': { cells: ADMINS, scope: 'admins are invited by superadmins only' },
  'GET /api/invitations/batches/{id}': { cells: ADMINS },
  'POST /api/invitations/resend': { cells: ADMINS, scope: 'those of admins by superadmins only' },
  'POST /api/invitations/withdraw': { cells: ADMINS, scope: 'those of admins by superadmins only' },
  'POST /api/invitations/open': { cells: EVERYONE, scope: 'who holds the mailed link' },
  'POST /api/invitations/accept': {
    cells: EVERYONE,
    scope: 'who holds the mailed link: once, seven days; by what the inviter may still give',
  },
} satisfies Partial<Record<keyof Api, AccessRow>>
