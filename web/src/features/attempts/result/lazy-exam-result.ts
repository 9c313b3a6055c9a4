import { lazy } from 'react'

/** Most who come to an exam have it still before them. */
export const LazyExamResult = lazy(async () => ({
  default: (await import('./exam-result.tsx')).ExamResultView,
}))
