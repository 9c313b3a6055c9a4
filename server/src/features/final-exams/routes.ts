// The final exams room: one long paper at the end of a course, who may sit it, and what its instructor sees and marks.
// Papers, the clock and every answer are attempts; what a passed exam earns is certificates.

import type { Route } from '../../http/route.ts'
import { studentRoutes } from './student/routes.ts'
import { teachingRoutes } from './teaching/routes.ts'

export const finalExamsRoutes: Route[] = [...studentRoutes, ...teachingRoutes]
