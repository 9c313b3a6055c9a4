import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { attemptRoutes } from '../features/attempts/routes.tsx'
import { courseRoutes } from '../features/courses/routes.tsx'
import { enrolmentRoutes } from '../features/enrolments/routes.tsx'
import { lectureRoutes } from '../features/lectures/routes.tsx'
import { paymentRoutes } from '../features/payments/routes.tsx'
import { gradingRoutes } from '../features/quizzes/grading/routes.tsx'
import { quizRoutes } from '../features/quizzes/routes.tsx'
import { NotFoundPage, siteRoutes } from '../features/site/routes.tsx'
import { userRoutes } from '../features/users/routes.tsx'
import type { Frame, PageRoute } from '../lib/page-route.ts'
import { FullPageLoader } from '../ui/full-page-loader.tsx'
import { FocusFrame } from './FocusFrame.tsx'
import { Guarded } from './guards.tsx'
import { PortalFrame } from './PortalFrame.tsx'
import { Shell } from './Shell.tsx'

/** Every screen, room by room. Fixed words in an address win over `:parameters` wherever they stand in this list. */
export const pageRoutes: readonly PageRoute[] = [
  ...userRoutes,
  ...courseRoutes,
  ...enrolmentRoutes,
  ...paymentRoutes,
  ...lectureRoutes,
  ...attemptRoutes,
  ...quizRoutes,
  ...gradingRoutes,
  ...siteRoutes,
]

function routesIn(frame: Frame) {
  return pageRoutes
    .filter((route) => (route.frame ?? 'public') === frame)
    .map(({ path, guard, loginNote, page: Page }) => (
      <Route
        key={path}
        path={path}
        element={
          <Guarded guard={guard} loginNote={loginNote}>
            <Page />
          </Guarded>
        }
      />
    ))
}

export function Router() {
  return (
    <Suspense fallback={<FullPageLoader />}>
      <Routes>
        <Route element={<Shell />}>
          {routesIn('public')}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<PortalFrame />}>{routesIn('portal')}</Route>
        <Route element={<FocusFrame />}>{routesIn('focus')}</Route>
        {routesIn('bare')}
      </Routes>
    </Suspense>
  )
}
