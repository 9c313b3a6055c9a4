import { lazyPart } from '../../../lib/pages/lazy-part.ts'

/** Most who come to an exam have it still before them. */
export const LazyExamResult = lazyPart(() => import('./exam-result.tsx'), 'ExamResultView')
