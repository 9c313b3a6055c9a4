// The quizzes room: short papers of a lecture, who may take them, what is handed in and how it is marked by people.
// Papers, the clock and every answer are attempts; a final exam is its own room.

import type { Route } from '../../http/route.ts'
import { gradingRoutes } from './grading/routes.ts'
import { studentRoutes } from './student/routes.ts'
import { teachingRoutes } from './teaching/routes.ts'

export { addUpQuizOrders } from './orders-store.ts'

export const quizzesRoutes: Route[] = [...studentRoutes, ...teachingRoutes, ...gradingRoutes]
