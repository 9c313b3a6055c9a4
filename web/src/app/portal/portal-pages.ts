import { academyPortalRoutes } from '../../features/academy/portal-routes.tsx'
import { analyticsPortalRoutes } from '../../features/analytics/portal-routes.tsx'
import { announcementPortalRoutes } from '../../features/announcements/portal-routes.tsx'
import { attendancePortalRoutes } from '../../features/attendance/portal-routes.tsx'
import { auditPortalRoutes } from '../../features/audit/portal-routes.tsx'
import { certificatePortalRoutes } from '../../features/certificates/portal-routes.tsx'
import { coursePortalRoutes } from '../../features/courses/portal-routes.tsx'
import { finalExamPortalRoutes } from '../../features/final-exams/portal-routes.tsx'
import { invitationPortalRoutes } from '../../features/invitations/portal-routes.tsx'
import { lecturePortalRoutes } from '../../features/lectures/portal-routes.tsx'
import { messagePortalRoutes } from '../../features/messages/portal-routes.tsx'
import { overviewPortalRoutes } from '../../features/overview/portal-routes.tsx'
import { paymentPortalRoutes } from '../../features/payments/portal-routes.tsx'
import { questionPortalRoutes } from '../../features/questions/portal-routes.tsx'
import { gradingRoutes } from '../../features/quizzes/grading-routes.tsx'
import { quizPortalRoutes } from '../../features/quizzes/portal-routes.tsx'
import { studentPortalRoutes } from '../../features/students/portal-routes.tsx'
import { systemPortalRoutes } from '../../features/system/portal-routes.tsx'
import { userPortalRoutes } from '../../features/users/portal-routes.tsx'
import type { PageRoute } from '../../lib/pages/page-route.ts'

/** Every screen of those who teach and run the academy, room by room. */
export const portalRoutes: readonly PageRoute[] = [
  ...coursePortalRoutes,
  ...lecturePortalRoutes,
  ...attendancePortalRoutes,
  ...questionPortalRoutes,
  ...announcementPortalRoutes,
  ...quizPortalRoutes,
  ...gradingRoutes,
  ...finalExamPortalRoutes,
  ...paymentPortalRoutes,
  ...overviewPortalRoutes,
  ...certificatePortalRoutes,
  ...auditPortalRoutes,
  ...academyPortalRoutes,
  ...studentPortalRoutes,
  ...messagePortalRoutes,
  ...analyticsPortalRoutes,
  ...systemPortalRoutes,
  ...userPortalRoutes,
  ...invitationPortalRoutes,
]
