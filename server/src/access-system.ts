import type { Api } from '@academy/contract'
import { type AccessRow, SUPERADMINS } from './access-callers.ts'

/** The calls of the system room. */
export const ACCESS_SYSTEM = {
  'GET /api/system/metrics': { cells: SUPERADMINS, scope: 'no secrets, no settings, no addresses' },
  'GET /api/system/failed-jobs': {
    cells: SUPERADMINS,
    scope: 'of an error its class and a safe first line; never what a job holds',
  },
  'POST /api/system/failed-jobs/{id}/retry': { cells: SUPERADMINS },
  'POST /api/system/failed-jobs/retry': { cells: SUPERADMINS },
  'DELETE /api/system/failed-jobs/{id}': { cells: SUPERADMINS },
} satisfies Partial<Record<keyof Api, AccessRow>>
