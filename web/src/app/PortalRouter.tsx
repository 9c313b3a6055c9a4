import { Route, Routes } from 'react-router'
import { certificatePortalRoutes } from '../features/certificates/portal-routes.tsx'
import { coursePortalRoutes } from '../features/courses/portal-routes.tsx'
import { finalExamPortalRoutes } from '../features/final-exams/portal-routes.tsx'
import { lecturePortalRoutes } from '../features/lectures/portal-routes.tsx'
import { overviewPortalRoutes } from '../features/overview/portal-routes.tsx'
import { paymentPortalRoutes } from '../features/payments/portal-routes.tsx'
import { gradingRoutes } from '../features/quizzes/grading-routes.tsx'
import { quizPortalRoutes } from '../features/quizzes/portal-routes.tsx'
import { NotFoundPage } from '../features/site/routes.tsx'
import type { PageRoute } from '../lib/page-route.ts'
import { FocusFrame } from './FocusFrame.tsx'
import { PortalFrame } from './PortalFrame.tsx'
import { routesIn } from './page-elements.tsx'
import { Shell } from './Shell.tsx'

/** Every screen of those who teach and run the academy, room by room. */
const portalRoutes: readonly PageRoute[] = [
  ...coursePortalRoutes,
  ...lecturePortalRoutes,
  ...quizPortalRoutes,
  ...gradingRoutes,
  ...finalExamPortalRoutes,
  ...paymentPortalRoutes,
  ...overviewPortalRoutes,
  ...certificatePortalRoutes,
]

export function PortalRouter() {
  return (
    <Routes>
      <Route element={<PortalFrame />}>{routesIn('portal', portalRoutes)}</Route>
      <Route element={<FocusFrame />}>{routesIn('focus', portalRoutes)}</Route>
      <Route element={<Shell />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
