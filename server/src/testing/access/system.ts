import { aFailedJob } from '../failed-jobs.ts'
import type { ValidCall } from '../fixture.ts'
import { SUPERADMINS } from './callers.ts'
import type { Rows } from './row.ts'

const ofFailed: ValidCall = async ({ academy }) => ({ params: { id: await aFailedJob(academy) } })

export const ACCESS_SYSTEM = {
  'GET /api/system/metrics': {
    cells: SUPERADMINS,
    scope: 'no secrets, no settings, no addresses',
    valid: () => ({}),
  },
  'GET /api/system/failed-jobs': {
    cells: SUPERADMINS,
    scope: 'of an error its class and a safe first line; never what a job holds',
    valid: () => ({}),
  },
  'POST /api/system/failed-jobs/{id}/retry': { cells: SUPERADMINS, valid: ofFailed },
  'POST /api/system/failed-jobs/retry': {
    cells: SUPERADMINS,
    valid: async ({ academy }) => {
      await aFailedJob(academy, { name: 'count-the-lakes' })
      return { body: { name: 'count-the-lakes' } }
    },
  },
  'DELETE /api/system/failed-jobs/{id}': { cells: SUPERADMINS, valid: ofFailed },
} satisfies Rows
