import * as FINAL_EXAM_MESSAGES from '@academy/contract/final-exams/messages'
import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const FinalExamPage = lazyPage(
  ['final-exams', 'attempts'],
  () => import('./pages/final-exam-page.tsx'),
  'FinalExamPage',
)

export const finalExamRoutes: readonly PageRoute[] = [
  {
    path: '/final-exam/:courseId?',
    guard: 'students-only',
    frame: 'bare',
    kind: 'learner',
    offline: 'kept',
    // Looking starts no clock.
    reads: ({ courseId }) =>
      courseId
        ? [
            ['GET /api/certification/final-exam/student/{courseId}', { courseId }, { peek: 'true' }],
            ['GET /api/user/progress', {}, { course: courseId }],
          ]
        : [],
    loginNote: FINAL_EXAM_MESSAGES.logInFirst,
    page: FinalExamPage,
  },
]
