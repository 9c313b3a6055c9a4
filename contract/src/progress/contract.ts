import { z } from 'zod'
import { course } from '../courses/index.ts'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import { EXAM_STANDINGS } from '../enrolments/rules.ts'
import { endpoint, id, pageQuery, pageReply } from '../http/index.ts'
import * as LECTURE_MESSAGES from '../lectures/messages.ts'
import * as USER_MESSAGES from '../users/messages.ts'
import * as M from './messages.ts'

const summary = z.object({
  courseProgressPercentage: z.number(),
  completedLectures: z.number(),
  allLectures: z.number(),
})
/** `progress` has one entry whose `completedLectures` lists the ids; the numbers stand beside it. */
export const progress = summary.extend({
  progress: z.array(z.object({ course: z.string(), completedLectures: z.array(z.string()) })),
})
export type Progress = z.infer<typeof progress>

/** Where a student stopped, on any device. `watched` are ranges in seconds, or pages seen for documents and slides. */
export const resume = z.object({
  positionSeconds: z.number(),
  watched: z.array(z.tuple([z.number(), z.number()])),
  updatedAt: z.iso.datetime(),
})
export type Resume = z.infer<typeof resume>

const seconds = z.number().min(0).max(1_000_000)
const marked = z.object({ success: z.boolean(), message: z.string(), progress: summary })
const courseQuery = z.object({ course: id(COURSE_MESSAGES.idInvalid) })

/** How far somebody is in one of their courses. */
export const studied = z.object({
  _id: z.string(),
  title: z.string(),
  completedLectures: z.number(),
  allLectures: z.number(),
  courseProgressPercentage: z.number(),
  enrolledAt: z.iso.datetime().nullable(),
  lastStudiedAt: z.iso.datetime().nullable(),
})

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

export const progressContract = {
  myCourses: endpoint('GET /api/mycourse', {
    who: 'signed-in',
    summary: 'A student’s enrolled courses, an instructor’s own, all for an admin: one page',
    offline: 'quick',
    query: z.object(pageQuery),
    reply: z.object({ courses: z.array(myCourse), ...pageReply }),
  }),
  coursesOfPerson: endpoint('GET /api/users/{id}/courses', {
    who: 'admin',
    summary: 'What a person studies and how far, and what they teach',
    params: { id: id(USER_MESSAGES.userIdInvalid) },
    reply: z.object({
      studying: z.array(studied),
      studyingTotal: z.number(),
      teaching: z.array(z.object({ _id: z.string(), title: z.string(), studentCount: z.number() })),
      teachingTotal: z.number(),
    }),
  }),
  userProgress: endpoint('GET /api/user/progress', {
    who: 'signed-in',
    summary: 'The caller’s progress in a course',
    offline: 'quick',
    query: courseQuery,
    reply: progress,
  }),
  progress: endpoint('GET /api/progress', {
    who: 'signed-in',
    summary: 'The same as GET /api/user/progress',
    offline: 'quick',
    query: courseQuery,
    reply: progress,
  }),
  markAsComplete: endpoint('PUT /api/markascomplete', {
    who: 'student',
    summary: 'Mark a lecture as complete; repeating changes nothing',
    body: z.object({ courseId: id(COURSE_MESSAGES.idInvalid), lectureId: id(LECTURE_MESSAGES.idInvalid) }),
    reply: marked,
  }),
  markAsCompleteByQuery: endpoint('POST /api/user/progress', {
    who: 'student',
    summary: 'The same as PUT /api/markascomplete, as older clients call it',
    query: courseQuery.extend({ lectureId: id(LECTURE_MESSAGES.idInvalid) }),
    reply: marked,
  }),
  position: endpoint('GET /api/progress/position', {
    who: 'signed-in',
    summary: 'Where the caller stopped in a lecture; null for who never opened it, and for who teaches',
    offline: 'fallback',
    query: z.object({ lecture: id(LECTURE_MESSAGES.idInvalid) }),
    reply: z.object({ resume: resume.nullable() }),
  }),
  savePosition: endpoint('PUT /api/progress/position', {
    who: 'student',
    summary: 'Keep where the caller stopped and what was truly watched; ranges are added to those known',
    body: z.object({
      lectureId: id(LECTURE_MESSAGES.idInvalid),
      positionSeconds: seconds,
      watched: z.array(z.tuple([seconds, seconds])).max(500, M.positionInvalid),
    }),
    reply: z.object({
      success: z.boolean(),
      watched: z.array(z.tuple([z.number(), z.number()])),
      isComplete: z.boolean(),
    }),
  }),
}
