import { z } from 'zod'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import {
  BODY_BYTES,
  CSV_REPLY,
  endpoint,
  id,
  message,
  pageNumber,
  pageReply,
  pageRows,
  searchText,
  text,
  type Upload,
} from '../http/index.ts'
import * as M from './messages.ts'
import {
  DOCUMENT_TYPES,
  LECTURE_FILE_MAX_BYTES,
  LECTURE_TYPES,
  lectureFileCap,
  MAX_SLIDE_IMAGE_BYTES,
} from './rules.ts'
import { slide } from './slides.ts'
import { slidesJson } from './slides-input.ts'

const lectureId = id(M.idInvalid)
const courseIdParam = id(COURSE_MESSAGES.idInvalid)
/** A lecture as those who may study or teach it see it. Addresses of media are signed and short-lived. */
export const lecture = z.object({
  _id: z.string(),
  course: z.string(),
  title: z.string(),
  description: z.string(),
  lectureType: z.enum(LECTURE_TYPES),
  video: z.string().nullable(),
  audio: z.string().nullable(),
  document: z.string().nullable(),
  documentType: z.enum(DOCUMENT_TYPES).nullable(),
  captions: z.string().nullable(),
  /** A PDF of a pptx document's pages, when the server could draw them: shown as a PDF is. */
  pagesPdf: z.string().nullable(),
  /** For a pptx without `pagesPdf`: the academy's external viewer with an address of five minutes; null when it has none. */
  viewerUrl: z.string().nullable(),
  slides: z.array(slide),
  order: z.number(),
  durationSeconds: z.number().nullable(),
  pageCount: z.number().nullable(),
  sizeBytes: z.number().nullable(),
  fileName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Lecture = z.infer<typeof lecture>
/** In lists `slides` is absent, for it may be half a megabyte a course; ask for the lecture itself. */
export const lectureInList = lecture.omit({ slides: true, pagesPdf: true, viewerUrl: true, captions: true })
export type LectureInList = z.infer<typeof lectureInList>

/** In a list over courses each names its own. */
export const lectureOfAll = lectureInList.extend({ courseTitle: z.string() })

const allFilters = {
  course: courseIdParam.optional(),
  /** Part of a lecture's title or of its course's. */
  q: searchText.optional(),
}
const allLectures = {
  who: 'admin',
  query: z.object({
    ...allFilters,
    page: pageNumber.optional().catch(1),
    limit: pageRows(COURSE_MESSAGES.pageInvalid).optional(),
  }),
  reply: z.object({
    lectures: z.array(lectureOfAll),
    ...pageReply,
    /** More match than a search counts and lists. */
    hasMore: z.boolean(),
  }),
} as const

const oneLecture = message.extend({ lecture })
const title = text(200, M.fieldsRequired)
const description = text(10_000, M.fieldsRequired)
const lectureType = z.enum(LECTURE_TYPES, { error: M.typeInvalid }).optional()
/** A finished resumable upload, in place of the file. */
const upload = id(M.uploadGone).optional()
const lectureFile: Upload = {
  maxBytes: LECTURE_FILE_MAX_BYTES,
  isRequired: false,
  maxBytesFor: (fileName, fields) => lectureFileCap(fileName, fields.lectureType),
  tooLarge: M.fileTooLarge,
}

export const lecturesContract = {
  allLectures: endpoint('GET /api/lectures', {
    ...allLectures,
    summary: 'Every lecture, by course and in its order, in pages',
  }),
  allLecturesToo: endpoint('GET /api/lectures/all', {
    ...allLectures,
    summary: 'The same as GET /api/lectures',
  }),
  allLecturesCsv: endpoint('GET /api/lectures/csv', {
    who: 'admin',
    summary: 'The same as a CSV file, whole',
    query: z.object(allFilters),
    ...CSV_REPLY,
  }),
  lectures: endpoint('GET /api/lectures/{courseId}', {
    who: 'signed-in',
    summary: 'The lectures of a course in their order',
    offline: 'fallback',
    params: { courseId: courseIdParam },
    reply: z.object({ lectures: z.array(lectureInList) }),
  }),
  lecture: endpoint('GET /api/lecture/{id}', {
    who: 'signed-in',
    summary: 'One lecture with its media',
    offline: 'fallback',
    params: { id: lectureId },
    reply: z.object({ lecture }),
  }),
  deleteLecture: endpoint('DELETE /api/lecture/{id}', {
    who: 'teacher',
    summary: 'Delete a lecture with its quizzes',
    params: { id: lectureId },
    reply: message,
  }),
  addLectureAsAdmin: endpoint('POST /api/course/{courseId}', {
    who: 'admin',
    summary: 'Add a lecture: a file, a finished upload, or slides',
    params: { courseId: courseIdParam },
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({
      title: text(200, M.titleAndDescriptionRequired),
      description: text(10_000, M.titleAndDescriptionRequired),
      lectureType,
      slides: slidesJson.optional(),
      upload,
    }),
    upload: lectureFile,
    reply: oneLecture,
  }),
  instructorLectures: endpoint('GET /api/instructor/courses/{id}/lectures', {
    who: 'teacher',
    summary: 'The lectures of a course one teaches',
    params: { id: courseIdParam },
    reply: z.object({ lectures: z.array(lectureInList) }),
  }),
  addLecture: endpoint('POST /api/instructor/courses/{id}/lectures', {
    who: 'teacher',
    summary: 'Add a lecture: a file, a finished upload, or slides',
    params: { id: courseIdParam },
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({
      title: text(200, M.fieldsAndFileRequired),
      description: text(10_000, M.fieldsAndFileRequired),
      lectureType,
      slides: slidesJson.optional(),
      upload,
    }),
    upload: lectureFile,
    reply: oneLecture,
  }),
  orderLectures: endpoint('PUT /api/instructor/courses/{id}/lecture-order', {
    who: 'teacher',
    summary: 'Put the lectures of a course in a new order',
    params: { id: courseIdParam },
    body: z.object({ lectureIds: z.array(lectureId).max(1000) }),
    reply: message,
  }),
  updateLecture: endpoint('PUT /api/instructor/lectures/{id}', {
    who: 'teacher',
    summary: 'Change texts, file or slides; only what is sent changes',
    params: { id: lectureId },
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({
      title: title.optional(),
      description: description.optional(),
      slides: slidesJson.optional(),
      upload,
      /** The `updatedAt` the editor started from; when the lecture has moved on, 409. */
      basedOn: z.iso.datetime().optional(),
    }),
    upload: lectureFile,
    reply: oneLecture,
  }),
  deleteOwnLecture: endpoint('DELETE /api/instructor/lectures/{id}', {
    who: 'teacher',
    summary: 'The same as DELETE /api/lecture/{id}',
    params: { id: lectureId },
    reply: message,
  }),
  captionLecture: endpoint('PUT /api/instructor/lectures/{id}/captions', {
    who: 'teacher',
    summary: 'Set the WebVTT captions of a video or audio; an empty text takes them away',
    params: { id: lectureId },
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({ captions: z.string({ error: M.captionsInvalid }).max(1_000_000, M.captionsInvalid) }),
    reply: oneLecture,
  }),
  courseOfLecture: endpoint('GET /api/instructor/lectures/{id}/course', {
    who: 'teacher',
    summary: 'Which course a lecture belongs to, and the lecture',
    params: { id: lectureId },
    reply: z.object({ courseId: z.string(), lecture }),
  }),
  slideImage: endpoint('POST /api/instructor/slide-image/upload', {
    who: 'teacher',
    summary: 'Upload a picture for a slide',
    upload: {
      maxBytes: MAX_SLIDE_IMAGE_BYTES - 1,
      isRequired: true,
      tooLarge: () => M.slideImageTooLarge,
    },
    reply: message.extend({
      imageUrl: z.string(),
      width: z.number(),
      height: z.number(),
      sizeBytes: z.number(),
    }),
  }),
}
