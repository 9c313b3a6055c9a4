import { lazyPart } from '../../lib/lazy-part.ts'
import { whenOnline } from '../../lib/when-online.ts'

/** On the pages of lectures. */
export const LazyPracticeQuizzes = lazyPart(
  () => whenOnline(() => import('./student/practice-quizzes.tsx')),
  'PracticeQuizzes',
)
