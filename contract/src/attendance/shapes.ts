import { z } from 'zod'
import { HTTP_MESSAGES, id, pageRows } from '../http/index.ts'
import { isDay } from '../text/days.ts'
import * as M from './messages.ts'
import { NOTE_MAX_LENGTH, SAVE_MAX_RECORDS } from './rules.ts'

/** A calendar day that exists; whether it is in the future is judged in Kigali when the call is answered. */
export const day = z.string({ error: M.dateInvalid }).refine(isDay, M.dateInvalid)

const note = z.string().trim().max(NOTE_MAX_LENGTH, M.noteTooLong)

/** One student on one day. Who was not marked has no record: not marked is not absent. */
export const attendanceRecord = z.object({
  studentId: z.string(),
  present: z.boolean(),
  notes: z.string(),
  date: z.string(),
  /** The student's own check-in, which nobody has changed since. */
  isCheckIn: z.boolean(),
})
export type AttendanceRecord = z.infer<typeof attendanceRecord>

export const rosterStudent = z.object({ _id: z.string(), name: z.string(), enrolledAt: z.iso.datetime() })
export type RosterStudent = z.infer<typeof rosterStudent>

export const marks = z.object({ present: z.number(), absent: z.number(), percentage: z.number().nullable() })
export const summaryStudent = rosterStudent.extend(marks.shape)
export type SummaryStudent = z.infer<typeof summaryStudent>

/** What both views say of the course. Students come a thousand at most; `next` asks for those after them. */
export const courseOfAttendance = {
  course: z.object({ _id: z.string(), title: z.string() }),
  minimumPercent: z.number().nullable(),
  /** Students of the whole course. */
  total: z.number(),
  next: z.string().nullable(),
  /** The day that it is in Kigali: none after it can be marked. */
  today: z.string(),
}

export const attendanceDay = z.object({
  date: z.string(),
  presentCount: z.number(),
  absentCount: z.number(),
  records: z.array(z.object({ studentId: z.string(), present: z.boolean(), hasNote: z.boolean() })),
})
export type AttendanceDay = z.infer<typeof attendanceDay>

/** The number of a day's last change, and who made it. */
export const dayState = {
  version: z.number(),
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
}

export const attendanceInput = z.object({
  courseId: id(),
  date: day,
  attendanceRecords: z
    .array(
      z.object({
        studentId: id(),
        present: z.boolean({ error: M.presentInvalid }),
        notes: note.nullish().transform((text) => text ?? ''),
      }),
    )
    .max(SAVE_MAX_RECORDS, M.tooManyRecords),
  /** Whose mark is taken back: they are not marked again. */
  cleared: z.array(id()).max(SAVE_MAX_RECORDS, M.tooManyRecords).default([]),
  /** The day's version that the changes were made upon. Without one they replace what is there. */
  version: z.number().int().min(0).optional(),
})
export type AttendanceInput = z.output<typeof attendanceInput>
/** The same as a client sends it. */
export type AttendanceToSave = z.input<typeof attendanceInput>

/** A student's days in one course, the newest first. Notes are for those who teach. */
export const ownAttendance = marks.extend({
  minimumPercent: z.number().nullable(),
  isBelowMinimum: z.boolean(),
  days: z.array(z.object({ date: z.string(), present: z.boolean() })),
})
export type OwnAttendance = z.infer<typeof ownAttendance>

export const studentAttendance = ownAttendance.extend({
  days: z.array(z.object({ date: z.string(), present: z.boolean(), notes: z.string() })),
})
export type StudentAttendance = z.infer<typeof studentAttendance>

export const summaryQuery = z.object({
  /** Days before this one. */
  before: day.optional(),
  limit: pageRows(HTTP_MESSAGES.invalidInput).optional(),
  /** Students after this one. */
  after: id().optional(),
})

/** An open check-in, with the code that stands now. The screen counts by `leftMs`: no clock but the server's is asked. */
export const checkIn = z.object({
  _id: z.string(),
  date: z.string(),
  openedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  code: z.string(),
  /** A path of the academy's own, for the QR code. */
  path: z.string(),
  leftMs: z.number(),
  presentCount: z.number(),
  total: z.number(),
  latest: z.array(z.object({ studentId: z.string(), name: z.string(), at: z.iso.datetime() })),
})
export type CheckIn = z.infer<typeof checkIn>
