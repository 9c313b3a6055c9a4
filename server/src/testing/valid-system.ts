import type { Api } from '@academy/contract'
import { aFailedJob } from './failed-jobs.ts'
import type { ValidCall } from './fixture.ts'

const ofFailed: ValidCall = async ({ academy }) => ({ params: { id: await aFailedJob(academy) } })

export const VALID_SYSTEM = {
  'GET /api/system/metrics': () => ({}),
  'GET /api/system/failed-jobs': () => ({}),
  'POST /api/system/failed-jobs/{id}/retry': ofFailed,
  'POST /api/system/failed-jobs/retry': async ({ academy }) => {
    await aFailedJob(academy, { name: 'count-the-lakes' })
    return { body: { name: 'count-the-lakes' } }
  },
  'DELETE /api/system/failed-jobs/{id}': ofFailed,
} satisfies Partial<Record<keyof Api, ValidCall>>
