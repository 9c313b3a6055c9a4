// The attendance room: who was there on which day of class, by the instructor's hand or by the students' own check-in, and the
// attendance that a course asks for. It warns of who has less; what follows from that is certificates.

import { contract } from '@academy/contract'
import { enteringRoute, fileRoute, type Route, route } from '../../http/route.ts'
import { checkIn } from './check-in/check-in.ts'
import { closeCheckIn, openCheckIn, readCheckIn } from './check-in/open.ts'
import { attendanceCsv } from './csv.ts'
import { readDay } from './day.ts'
import { listBelowMinimum, setMinimum } from './minimum.ts'
import { saveAttendance } from './save.ts'
import { readOwnAttendance, readStudentAttendance } from './student.ts'
import { readSummary } from './summary.ts'

export const attendanceRoutes: Route[] = [
  route(contract.attendanceOfDay, (ctx, { params, query }) =>
    readDay(ctx, params.courseId, params.date, query.after),
  ),
  route(contract.attendanceDates, (ctx, { params, query }) => readSummary(ctx, params.courseId, query)),
  fileRoute(contract.attendanceCsv, (ctx, { params }) => attendanceCsv(ctx, params.courseId)),
  route(contract.saveAttendance, (ctx, { body }) => saveAttendance(ctx, body)),
  route(contract.setMinimumAttendance, (ctx, { params, body }) =>
    setMinimum(ctx, params.courseId, body.minimumPercent),
  ),
  route(contract.belowMinimum, (ctx, { params, query }) =>
    listBelowMinimum(ctx, params.courseId, query.students),
  ),
  route(contract.studentAttendance, (ctx, { params }) =>
    readStudentAttendance(ctx, params.courseId, params.studentId),
  ),
  route(contract.checkInNow, (ctx, { params }) => readCheckIn(ctx, params.courseId)),
  route(contract.openCheckIn, (ctx, { params }) => openCheckIn(ctx, params.courseId)),
  route(contract.closeCheckIn, (ctx, { params }) => closeCheckIn(ctx, params.courseId)),
  route(contract.checkIn, (ctx, { body }) => checkIn(ctx, body)),
  enteringRoute(contract.ownAttendance, (entry, { params }) => readOwnAttendance(entry, params.courseId)),
]
