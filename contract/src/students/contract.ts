import { z } from 'zod'
import { COURSE_MESSAGES } from '../courses/index.ts'
import {
  CSV_REPLY,
  chosenIds,
  endpoint,
  id,
  pageQuery,
  pageReply,
  searchText,
  sortQuery,
} from '../http/index.ts'
import * as M from './messages.ts'
import { RISK_FILTERS, STUDENT_SORTS } from './rules.ts'
import { student, studentInCourse } from './shapes.ts'

const courseId = { id: id(COURSE_MESSAGES.idInvalid) }
const filters = {
  /** Part of a name or an address. */
  q: searchText.optional(),
  risk: z.enum(RISK_FILTERS).optional().catch(undefined),
}

export const studentsContract = {
  courseStudents: endpoint('GET /api/instructor/courses/{id}/students', {
    who: 'teacher',
    summary: 'Who studies a course: progress, last visit, who is there now and who is at risk; one page',
    params: courseId,
    query: z.object({ ...filters, sort: sortQuery(...STUDENT_SORTS), ...pageQuery }),
    reply: z.object({
      students: z.array(student),
      ...pageReply,
      /** More match than a search or a filter counts and lists. */
      hasMore: z.boolean(),
      /** Lectures that the middle of the class has completed. */
      median: z.number(),
      /** Of the whole course; exact up to a thousand, one more stands for "more". */
      atRisk: z.number(),
    }),
  }),
  courseStudentsCsv: endpoint('GET /api/instructor/courses/{id}/students/csv', {
    who: 'teacher',
    summary: 'The same as a CSV file, whole, by name; no cell begins a formula',
    params: courseId,
    query: z.object({ ...filters, ids: chosenIds(M.idInvalid).optional() }),
    ...CSV_REPLY,
  }),
  courseStudent: endpoint('GET /api/instructor/courses/{id}/students/{studentId}', {
    who: 'teacher',
    summary: 'One student in one course: each lecture, results, certificate, days of use',
    params: { ...courseId, studentId: id(M.idInvalid) },
    reply: studentInCourse,
  }),
  instructorStats: endpoint('GET /api/instructor/stats', {
    who: 'teacher',
    summary: 'How many courses, lectures, students and quizzes the caller has; each student once',
    reply: z.object({
      totalCourses: z.number(),
      freeCourses: z.number(),
      totalLectures: z.number(),
      totalStudents: z.number(),
      totalQuizzes: z.number(),
    }),
  }),
  instructorWaiting: endpoint('GET /api/instructor/waiting', {
    who: 'teacher',
    summary:
      'What waits for the caller: quizzes to grade, exams to mark, questions, students who have stopped',
    reply: z.object({
      quizSubmissions: z.number(),
      /** By exam, the most first. */
      exams: z.array(
        z.object({ _id: z.string(), course: z.string(), title: z.string(), waiting: z.number() }),
      ),
      /** By course, the most first; exact up to a thousand, one more stands for "more". */
      stopped: z.array(z.object({ course: z.string(), title: z.string(), students: z.number() })),
      /** Of the caller's courses: no answer of who teaches yet, and none marked. */
      questions: z.number(),
    }),
  }),
}
