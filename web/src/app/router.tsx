import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { attemptRoutes } from '../features/attempts/routes.tsx'
import { certificateRoutes } from '../features/certificates/routes.tsx'
import { courseRoutes } from '../features/courses/routes.tsx'
import { enrolmentRoutes } from '../features/enrolments/routes.tsx'
import { lectureRoutes } from '../features/lectures/routes.tsx'
import { paymentRoutes } from '../features/payments/routes.tsx'
import { quizRoutes } from '../features/quizzes/routes.tsx'
import { NotFoundPage, siteRoutes } from '../features/site/routes.tsx'
import { userRoutes } from '../features/users/routes.tsx'
import type { PageRoute } from '../lib/page-route.ts'
import { FullPageLoader } from '../ui/full-page-loader.tsx'
import { FocusFrame } from './FocusFrame.tsx'
import { routesIn } from './page-elements.tsx'
import { Shell } from './Shell.tsx'

/** Every screen for visitors and students, room by room. Fixed words in an address win over `:parameters` wherever they
 * stand in this list. */
export const pageRoutes: readonly PageRoute[] = [
  ...userRoutes,
  ...courseRoutes,
  ...enrolmentRoutes,
  ...paymentRoutes,
  ...lectureRoutes,
  ...attemptRoutes,
  ...quizRoutes,
  ...certificateRoutes,
  ...siteRoutes,
]

/** The portals bring the list of their screens themselves: a phone of a student does without. */
const PortalRouter = lazy(async () => ({ default: (await import('./PortalRouter.tsx')).PortalRouter }))
const PORTAL_ADDRESS = /^\/(instructor|admin|create-quiz|edit-quiz|submissions|grade-submission)(\/|$)/

export function Router() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<FullPageLoader />}>
      {PORTAL_ADDRESS.test(pathname) ? (
        <PortalRouter />
      ) : (
        <Routes>
          <Route element={<Shell />}>
            {routesIn('public', pageRoutes)}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route element={<FocusFrame />}>{routesIn('focus', pageRoutes)}</Route>
          {routesIn('bare', pageRoutes)}
        </Routes>
      )}
    </Suspense>
  )
}
