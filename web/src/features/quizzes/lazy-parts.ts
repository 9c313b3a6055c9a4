import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** On the pages of lectures. */
export const LazyPracticeQuizzes = lazyPart(
  () => import('./student/practice-quizzes.tsx'),
  'PracticeQuizzes',
  { waits: true },
)
