import { z } from 'zod'
import { COURSE_MESSAGES, course } from '../courses/index.ts'
import { endpoint, id, pageQuery, pageReply } from '../http/index.ts'
import { EXAM_STANDINGS } from './rules.ts'

/** A course of the caller's with how far they have come; zeros for those who teach it. */
export const myCourse = course.extend({
  courseProgressPercentage: z.number(),
  completedLectures: z.number(),
  allLectures: z.number(),
  enrolledAt: z.iso.datetime().nullable(),
  lastStudiedAt: z.iso.datetime().nullable(),
  /** How the caller stands in the course's final exam; null where there is none, and for those who teach. */
  finalExam: z.enum(EXAM_STANDINGS).nullable(),
  /** Where "Continue" goes: the lecture opened last if it is not complete, else the first that is not. */
  nextLecture: z
    .object({
      _id: z.string(),
      title: z.string(),
      number: z.number(),
      positionSeconds: z.number(),
      durationSeconds: z.number().nullable(),
    })
    .nullable(),
})
export type MyCourse = z.infer<typeof myCourse>

export const enrolmentsContract = {
  enrol: endpoint('POST /api/course/enroll/{id}', {
    who: 'student',
    summary:
      'Enrol in a free course; a paid one is 403 until its payment is approved. Repeating changes nothing',
    params: { id: id(COURSE_MESSAGES.idInvalid) },
    reply: z.object({ enrolled: z.boolean(), message: z.string() }),
  }),
  myCourses: endpoint('GET /api/mycourse', {
    who: 'signed-in',
    summary: 'A student’s enrolled courses, an instructor’s own, all for an admin: one page',
    offline: 'quick',
    query: z.object(pageQuery),
    reply: z.object({ courses: z.array(myCourse), ...pageReply }),
  }),
}
