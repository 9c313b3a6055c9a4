import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import type { DatabaseRefusals } from '../../http/failures.ts'
import { conflict } from '../../http/problem.ts'

/** AC001: something would be deleted that people write at this moment; the detail says who they are (0005-attempts.sql). */
export const sittingRefusals: DatabaseRefusals = {
  AC001: (detail = '{}') => {
    const { names = [], count = 0 } = JSON.parse(detail) as { names?: string[]; count?: number }
    return conflict(ATTEMPT_MESSAGES.sittingsRunning(names, count))
  },
}
