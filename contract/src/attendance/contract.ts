import { z } from 'zod'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import { BODY_BYTES, CSV_REPLY, chosenIds, endpoint, id, message } from '../http/index.ts'
import * as M from './messages.ts'
import {
  attendanceDay,
  attendanceInput,
  attendanceRecord,
  checkIn,
  courseOfAttendance,
  day,
  dayState,
  ownAttendance,
  rosterStudent,
  studentAttendance,
  summaryQuery,
  summaryStudent,
} from './shapes.ts'

const courseId = id(COURSE_MESSAGES.idInvalid)
/** A scanned address has more letters than six digits, which are all that a person types. */
const CODE_MAX_LENGTH = 100

export const attendanceContract = {
  attendanceOfDay: endpoint('GET /api/instructor/attendance/{courseId}/{date}', {
    who: 'teacher',
    offline: 'fallback',
    summary: 'Who was there on a day, and the roster of the course; who is not listed was not marked',
    params: { courseId, date: day },
    query: z.object({ after: id().optional() }),
    reply: z.object({
      attendance: z.array(attendanceRecord),
      students: z.array(rosterStudent),
      ...courseOfAttendance,
      ...dayState,
    }),
  }),
  attendanceDates: endpoint('GET /api/instructor/attendance/{courseId}', {
    who: 'teacher',
    offline: 'fallback',
    summary: 'The days of class, the newest first; more by `before`',
    params: { courseId },
    query: summaryQuery,
    reply: z.object({
      attendanceDates: z.array(attendanceDay),
      /** Over all days, `present` and `absent` of the whole class. */
      days: z.object({ total: z.number(), present: z.number(), absent: z.number() }),
      students: z.array(summaryStudent),
      ...courseOfAttendance,
    }),
  }),
  attendanceCsv: endpoint('GET /api/instructor/attendance/{courseId}/csv', {
    who: 'teacher',
    summary: 'The whole attendance as a CSV file: a line a student, a column a day of class',
    params: { courseId },
    ...CSV_REPLY,
  }),
  saveAttendance: endpoint('POST /api/instructor/attendance', {
    who: 'teacher',
    summary: 'Save a day; with a version, never over somebody else’s newer change: 409 names what differs',
    bodyMaxBytes: BODY_BYTES.large,
    body: attendanceInput,
    reply: z.object({
      success: z.boolean(),
      message: z.string(),
      attendance: z.array(attendanceRecord),
      ...dayState,
    }),
  }),
  setMinimumAttendance: endpoint('PUT /api/instructor/attendance/{courseId}/minimum', {
    who: 'teacher',
    summary:
      'The attendance below which a request for a certificate warns; it never blocks. null takes it back',
    params: { courseId },
    body: z.object({
      minimumPercent: z
        .number({ error: M.minimumInvalid })
        .int(M.minimumInvalid)
        .min(1, M.minimumInvalid)
        .max(100, M.minimumInvalid)
        .nullable(),
    }),
    reply: z.object({ message: z.string(), minimumPercent: z.number().nullable() }),
  }),
  belowMinimum: endpoint('GET /api/instructor/attendance/{courseId}/below-minimum', {
    who: 'teacher',
    summary: 'Who of these students has attended less than the course asks for',
    params: { courseId },
    query: z.object({ students: chosenIds() }),
    reply: z.object({ minimumPercent: z.number().nullable(), students: z.array(summaryStudent) }),
  }),
  studentAttendance: endpoint('GET /api/instructor/attendance/{courseId}/students/{studentId}', {
    who: 'teacher',
    summary: 'One student’s days in the course',
    params: { courseId, studentId: id() },
    reply: studentAttendance,
  }),
  checkInNow: endpoint('GET /api/instructor/attendance/{courseId}/check-in', {
    who: 'teacher',
    summary: 'The open check-in with the code that stands now, or null',
    params: { courseId },
    reply: z.object({ course: courseOfAttendance.course, checkIn: checkIn.nullable() }),
  }),
  openCheckIn: endpoint('POST /api/instructor/attendance/{courseId}/check-in', {
    who: 'teacher',
    summary: 'Open a check-in for today; the one that is open already stays',
    params: { courseId },
    reply: z.object({ message: z.string(), checkIn }),
  }),
  closeCheckIn: endpoint('DELETE /api/instructor/attendance/{courseId}/check-in', {
    who: 'teacher',
    summary: 'Close it: from now on no code of it holds. Repeating changes nothing',
    params: { courseId },
    reply: message,
  }),
  checkIn: endpoint('POST /api/check-in', {
    who: 'student',
    summary: 'Be present by the code on the instructor’s screen: what the QR code holds, or its six digits',
    bodyMaxBytes: BODY_BYTES.small,
    limit: { max: 10, perSeconds: 300, by: 'caller' },
    body: z.object({
      code: z
        .string({ error: M.codeRequired })
        .trim()
        .min(1, M.codeRequired)
        .max(CODE_MAX_LENGTH, M.codeWrong),
    }),
    reply: z.object({
      success: z.boolean(),
      message: z.string(),
      course: z.object({ _id: z.string(), title: z.string() }),
      date: z.string(),
    }),
  }),
  ownAttendance: endpoint('GET /api/attendance/{courseId}', {
    who: 'student',
    summary: 'The caller’s own days in a course',
    params: { courseId },
    reply: ownAttendance,
  }),
}
