import { z } from 'zod'
import {
  CSV_REPLY,
  chosenIds,
  endpoint,
  formNumber,
  id,
  line,
  message,
  pageNumber,
  pageQuery,
  pageReply,
  pageRows,
  searchText,
  sortQuery,
  text,
} from '../http/index.ts'
import { courseDeletionContract } from './deletion.ts'
import * as M from './messages.ts'
import {
  COURSE_IMAGE_MAX_BYTES,
  COURSE_SORTS,
  COURSE_TYPES,
  DESCRIPTION_MAX_LENGTH,
  DURATION_MAX_WEEKS,
  PRICE_MAX_RWF,
  TITLE_MAX_LENGTH,
} from './rules.ts'

const courseId = id(M.idInvalid)

/** A course as everybody may see it. Prices in RWF, `duration` in weeks. Nothing in it is a nested object. */
export const course = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** Display name only: it grants nothing. */
  createdBy: z.string(),
  instructor: z.string().nullable(),
  instructorId: z.string().nullable(),
  duration: z.number(),
  price: z.number(),
  courseType: z.enum(COURSE_TYPES),
  /** `/uploads/…` or null: then a cover is drawn from the id. */
  image: z.string().nullable(),
  lectureCount: z.number(),
  createdAt: z.iso.datetime(),
})
export type Course = z.infer<typeof course>

/** One line of the public outline: no media and no id of media. */
export const outlineLecture = z.object({
  title: z.string(),
  lectureType: z.enum(['video', 'audio', 'document', 'notes']),
  documentType: z.enum(['pdf', 'pptx']).nullable(),
  durationSeconds: z.number().nullable(),
  /** Pages of a document, slides of a notes lecture. */
  pageCount: z.number().nullable(),
  sizeBytes: z.number().nullable(),
})
export type OutlineLecture = z.infer<typeof outlineLecture>

const namedCourse = course.pick({ _id: true, title: true })

/** What the public page of a course says: all of it known from what the course holds. */
export const courseWithOutline = course.extend({
  outline: z.array(outlineLecture),
  studentCount: z.number(),
  /** Who passed the final exam; where there is none, who completed every lecture. */
  finishedCount: z.number(),
  quizCount: z.number(),
  /** Of the final exam, which the certificate is for; null where there is none. */
  passingPercent: z.number().nullable(),
  /** Null while nobody is assigned. */
  teacher: z
    .object({
      name: z.string(),
      courseCount: z.number(),
      studentCount: z.number(),
      /** The newest of them beside this one. */
      otherCourses: z.array(course.pick({ _id: true, title: true, courseType: true, price: true })),
    })
    .nullable(),
  /** To try before one pays: of the same category where there is one. */
  freeCourse: namedCourse.nullable(),
})
export type CourseWithOutline = z.infer<typeof courseWithOutline>

/** What the people who run a course see beside it. */
export const managedCourse = course.extend({
  studentCount: z.number(),
  quizCount: z.number(),
  updatedAt: z.iso.datetime(),
})
export type ManagedCourse = z.infer<typeof managedCourse>

const listFilters = {
  /** Part of a title, a description or a creator's name. */
  search: searchText.optional(),
  /** Part of a title alone. */
  title: searchText.optional(),
  course: courseId.optional(),
  type: z.enum(COURSE_TYPES).optional().catch(undefined),
  category: z.string().max(200).optional(),
}
const listQuery = z.object({
  ...listFilters,
  sort: sortQuery(...COURSE_SORTS),
  /** How many submissions wait in each, where the list shows it. */
  counts: z.literal('pending').optional().catch(undefined),
  ...pageQuery,
})
/** Without ids all that the filters let through. */
const csvQuery = z.object({ ...listFilters, ids: chosenIds(M.idInvalid).optional() })
const listReply = z.object({
  courses: z.array(managedCourse.extend({ pendingSubmissions: z.number().optional() })),
  ...pageReply,
  /** More match than a search or a filter counts and lists. */
  hasMore: z.boolean(),
})

const fields = z.object({
  title: line(TITLE_MAX_LENGTH, M.titleRequired),
  description: text(DESCRIPTION_MAX_LENGTH, M.descriptionRequired),
  category: text(200, M.categoryRequired),
  duration: formNumber(M.durationInvalid)
    .refine((weeks) => Number.isInteger(weeks) && weeks >= 1, M.durationInvalid)
    .refine((weeks) => weeks <= DURATION_MAX_WEEKS, M.durationTooLong),
  /** Absent: 0. */
  price: formNumber(M.priceInvalid)
    .refine((rwf) => rwf >= 0 && Number.isInteger(rwf), M.priceInvalid)
    .refine((rwf) => rwf <= PRICE_MAX_RWF, M.priceTooHigh)
    .optional(),
  /** Absent: free at price 0, paid otherwise. */
  courseType: z.enum(COURSE_TYPES, { error: M.courseTypeInvalid }).optional(),
})

export const coursesContract = {
  catalogue: endpoint('GET /api/course/all', {
    who: 'everyone',
    summary: 'The public catalogue, newest first: all of it, or what a search, a category and a page select',
    offline: 'quick',
    query: z.object({
      q: searchText.optional(),
      category: z.string().max(200).optional(),
      page: pageNumber.optional().catch(1),
      limit: pageRows(M.pageInvalid).optional(),
    }),
    reply: z.object({
      courses: z.array(course),
      /** Rows that match, over all pages. */
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      /** More match than a search counts and lists. */
      hasMore: z.boolean(),
      /** Courses that match the search, by category, and 'All'. */
      counts: z.record(z.string(), z.number()),
      /** Whose count a search left off: at least so many match. */
      atLeast: z.array(z.string()),
    }),
  }),
  course: endpoint('GET /api/course/{id}', {
    who: 'everyone',
    summary: 'One course with its public outline',
    offline: 'quick',
    params: { id: courseId },
    reply: z.object({ course: courseWithOutline }),
  }),
  deleteCourse: endpoint('DELETE /api/course/{id}', {
    who: 'teacher',
    summary: 'Delete a course with its lectures, quizzes and enrolments',
    params: { id: courseId },
    reply: message,
  }),
  createCourseAsAdmin: endpoint('POST /api/course/new', {
    who: 'admin',
    summary: 'Create a course, with or without an instructor',
    body: fields.extend({
      createdBy: line(100, M.createdByRequired).optional(),
      instructorId: z
        .union([z.literal('').transform(() => undefined), id(M.instructorInvalid)], {
          error: M.instructorInvalid,
        })
        .optional(),
    }),
    upload: { maxBytes: COURSE_IMAGE_MAX_BYTES, isRequired: true },
    reply: message.extend({ course }),
  }),
  assignCourse: endpoint('POST /api/course/assign', {
    who: 'admin',
    summary: 'Give a course to an instructor',
    body: z.object({ courseId, instructorId: id(M.instructorInvalid) }),
    reply: message.extend({ course }),
  }),
  adminCourses: endpoint('GET /api/courses', {
    who: 'admin',
    summary: 'All courses with their counts, newest first: one page',
    query: listQuery,
    reply: listReply,
  }),
  adminCoursesCsv: endpoint('GET /api/courses/csv', {
    who: 'admin',
    summary: 'The same as a CSV file, whole',
    query: csvQuery,
    ...CSV_REPLY,
  }),
  instructorCourses: endpoint('GET /api/instructor/courses', {
    who: 'teacher',
    summary: 'The caller’s courses, newest first; all of them for an admin: one page',
    query: listQuery,
    reply: listReply,
  }),
  instructorCoursesCsv: endpoint('GET /api/instructor/courses/csv', {
    who: 'teacher',
    summary: 'The same as a CSV file, whole',
    query: csvQuery,
    ...CSV_REPLY,
  }),
  instructorCourse: endpoint('GET /api/instructor/courses/{id}', {
    who: 'teacher',
    summary: 'One course to edit',
    params: { id: courseId },
    reply: z.object({ course: managedCourse }),
  }),
  createCourse: endpoint('POST /api/instructor/courses/new', {
    who: 'teacher',
    summary: 'Create a course of one’s own',
    body: fields,
    upload: { maxBytes: COURSE_IMAGE_MAX_BYTES, isRequired: true },
    reply: message.extend({ course: managedCourse }),
  }),
  updateCourse: endpoint('PUT /api/instructor/courses/{id}', {
    who: 'teacher',
    summary: 'Change a course; the image only when a file comes',
    params: { id: courseId },
    body: fields.partial(),
    upload: { maxBytes: COURSE_IMAGE_MAX_BYTES, isRequired: false },
    reply: message.extend({ course: managedCourse }),
  }),
  deleteOwnCourse: endpoint('DELETE /api/instructor/courses/{id}', {
    who: 'teacher',
    summary: 'The same as DELETE /api/course/{id}',
    params: { id: courseId },
    reply: message,
  }),
  ...courseDeletionContract,
}
