import type { Api } from '@academy/contract'
import { type AccessRow, TEACHERS } from './access-callers.ts'

/** The calls of quick find. */
export const ACCESS_FIND = {
  'GET /api/find': {
    cells: TEACHERS,
    scope: 'instructors: own courses, their lectures and students; no payments, no certificates',
  },
} satisfies Partial<Record<keyof Api, AccessRow>>
