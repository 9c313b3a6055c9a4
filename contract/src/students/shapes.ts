import { z } from 'zod'
import { SUBMISSION_STATUSES } from '../attempts/index.ts'
import { CERTIFICATION_STATUSES } from '../certificates/index.ts'
import { person } from '../users/index.ts'
import { RISKS } from './rules.ts'

/** A student of one course, as who teaches it sees them. */
export const student = person.extend({
  /** Percent, as `courseProgressPercentage`. */
  progress: z.number(),
  courseProgressPercentage: z.number(),
  completedLectures: z.number(),
  allLectures: z.number(),
  enrolledAt: z.iso.datetime(),
  /** Null: the student never came. */
  lastActive: z.iso.datetime().nullable(),
  isOnline: z.boolean(),
  risks: z.array(z.enum(RISKS)),
  role: z.string(),
  mainrole: z.string(),
})
export type Student = z.infer<typeof student>

/** How a student stands in a quiz or an exam that they have handed in. Marks are null while a written answer waits. */
export const studentResult = z.object({
  submissionId: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  submittedAt: z.iso.datetime(),
  totalMarks: z.number(),
  totalMarksAwarded: z.number().nullable(),
  passed: z.boolean().nullable(),
})
export type StudentResult = z.infer<typeof studentResult>

const assessed = z.object({
  _id: z.string(),
  title: z.string(),
  /** Begun and not handed in. */
  isOpen: z.boolean(),
  result: studentResult.nullable(),
})
export type AssessedStudent = z.infer<typeof assessed>

export const studentInCourse = z.object({
  course: z.object({ _id: z.string(), title: z.string() }),
  student,
  /** Lectures that the middle of the class has completed. */
  median: z.number(),
  lectures: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      lectureType: z.enum(['video', 'audio', 'document', 'notes']),
      completedAt: z.iso.datetime().nullable(),
      /** When it was opened last, complete or not. */
      openedAt: z.iso.datetime().nullable(),
    }),
  ),
  quizzes: z.array(assessed),
  finalExam: assessed.nullable(),
  certificate: z
    .object({
      status: z.enum([...CERTIFICATION_STATUSES, 'revoked']),
      certificateNumber: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Days in Kigali, the newest first. */
  activeDays: z.array(z.string()),
})
export type StudentInCourse = z.infer<typeof studentInCourse>
