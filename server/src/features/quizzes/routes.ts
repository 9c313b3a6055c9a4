import type { Route } from '../../http/route.ts'
import { gradingRoutes } from './grading/routes.ts'
import { studentRoutes } from './student/routes.ts'
import { teachingRoutes } from './teaching/routes.ts'

export const quizzesRoutes: Route[] = [...studentRoutes, ...teachingRoutes, ...gradingRoutes]
