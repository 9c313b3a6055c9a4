// The students room: who studies a course, as who teaches it sees them, and what waits for an instructor.
// It writes nothing: enrolments, progress, marks and certificates are kept by the rooms above.

import { contract } from '@academy/contract'
import { fileRoute, type Route, route } from '../../http/route.ts'
import { readInstructorStats, readWaiting } from './instructor-overview.ts'
import { listStudents, studentsCsv } from './list-students.ts'
import { readStudent } from './read-student.ts'

export const studentsRoutes: Route[] = [
  route(contract.courseStudents, (ctx, { params, query }) => listStudents(ctx, params.id, query)),
  fileRoute(contract.courseStudentsCsv, (ctx, { params, query }) => studentsCsv(ctx, params.id, query)),
  route(contract.courseStudent, (ctx, { params }) => readStudent(ctx, params.id, params.studentId)),
  route(contract.instructorStats, readInstructorStats),
  route(contract.instructorWaiting, readWaiting),
]
