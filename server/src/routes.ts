import { academyRoutes } from './features/academy/routes.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { announcementsRoutes } from './features/announcements/routes.ts'
import { questionRoutes } from './features/attempts/question-routes.ts'
import { sittingRoutes } from './features/attempts/sitting-routes.ts'
import { attendanceRoutes } from './features/attendance/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { certificatesRoutes } from './features/certificates/routes.ts'
import { coursesRoutes } from './features/courses/routes.ts'
import { enrolmentsRoutes } from './features/enrolments/routes.ts'
import { finalExamsRoutes } from './features/final-exams/routes.ts'
import { findRoutes } from './features/find/routes.ts'
import { invitationsRoutes } from './features/invitations/routes.ts'
import { lecturesRoutes } from './features/lectures/routes.ts'
import { messagesRoutes } from './features/messages/routes.ts'
import { notificationsRoutes } from './features/notifications/routes.ts'
import { paymentsRoutes } from './features/payments/routes.ts'
import { progressRoutes } from './features/progress/routes.ts'
import { questionsRoutes } from './features/questions/routes.ts'
import { quizzesRoutes } from './features/quizzes/routes.ts'
import { studentsRoutes } from './features/students/routes.ts'
import { systemRoutes } from './features/system/routes.ts'
import { usersRoutes } from './features/users/routes.ts'
import type { Route } from './http/route.ts'

/** Of all rooms, in their order. */
export const routes: Route[] = [
  ...auditRoutes,
  ...academyRoutes,
  ...usersRoutes,
  ...notificationsRoutes,
  ...coursesRoutes,
  ...enrolmentsRoutes,
  ...invitationsRoutes,
  ...paymentsRoutes,
  ...lecturesRoutes,
  ...progressRoutes,
  ...attendanceRoutes,
  ...questionsRoutes,
  ...announcementsRoutes,
  ...sittingRoutes,
  ...questionRoutes,
  ...certificatesRoutes,
  ...quizzesRoutes,
  ...finalExamsRoutes,
  ...messagesRoutes,
  ...studentsRoutes,
  ...findRoutes,
  ...analyticsRoutes,
  ...systemRoutes,
]
