import { announcementRoutes } from '../features/announcements/routes.tsx'
import { attendanceRoutes } from '../features/attendance/routes.tsx'
import { certificateRoutes } from '../features/certificates/routes.tsx'
import { courseRoutes } from '../features/courses/routes.tsx'
import { finalExamRoutes } from '../features/final-exams/routes.tsx'
import { lectureRoutes } from '../features/lectures/routes.tsx'
import { messageRoutes } from '../features/messages/routes.tsx'
import { notificationRoutes } from '../features/notifications/routes.tsx'
import { overviewRoutes } from '../features/overview/routes.tsx'
import { paymentRoutes } from '../features/payments/routes.tsx'
import { quizRoutes } from '../features/quizzes/routes.tsx'
import { siteRoutes } from '../features/site/routes.tsx'
import { userRoutes } from '../features/users/routes.tsx'
import type { PageRoute } from '../lib/pages/page-route.ts'

/** Every screen for visitors and students, and those that everybody shares, room by room. Fixed words in an address win over
 * `:parameters` wherever they stand in this list. */
export const pageRoutes: readonly PageRoute[] = [
  ...userRoutes,
  ...notificationRoutes,
  ...courseRoutes,
  ...paymentRoutes,
  ...lectureRoutes,
  ...attendanceRoutes,
  ...announcementRoutes,
  ...quizRoutes,
  ...finalExamRoutes,
  ...certificateRoutes,
  ...messageRoutes,
  ...overviewRoutes,
  ...siteRoutes,
]
