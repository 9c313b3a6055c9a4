import type { Api } from '@academy/contract'
import type { AccessRow } from './access-callers.ts'

const SUPERADMINS = '401 403 403 403 403 403 403 200'

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
