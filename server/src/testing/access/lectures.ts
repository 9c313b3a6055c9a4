import type { ValidCall } from '../fixture.ts'
import { notesLecture } from '../notes-lecture.ts'
import { aPicture } from '../pictures.ts'
import { ADMINS, INSIDE, OWNER, TEACHERS } from './callers.ts'
import type { Rows } from './row.ts'
import { nothing, theCourse } from './usual.ts'

const theVideo: ValidCall = ({ lectures }) => ({ params: { id: lectures[0].id } })

const notes = notesLecture('Hills')

export const ACCESS_LECTURES = {
  'GET /api/lectures': { cells: ADMINS, valid: nothing },
  'GET /api/lectures/all': { cells: ADMINS, valid: nothing },
  'GET /api/lectures/csv': { cells: ADMINS, valid: nothing },
  'GET /api/lectures/{courseId}': {
    cells: INSIDE,
    valid: ({ course }) => ({ params: { courseId: course.id } }),
  },
  'GET /api/lecture/{id}': {
    cells: INSIDE,
    scope: 'the course of the lecture decides; media signed for the caller',
    valid: theVideo,
  },
  'DELETE /api/lecture/{id}': { cells: OWNER, valid: theVideo },
  'POST /api/course/{courseId}': {
    cells: ADMINS,
    valid: ({ course }) => ({ params: { courseId: course.id }, body: notes }),
  },
  'GET /api/instructor/courses/{id}/lectures': { cells: OWNER, valid: theCourse },
  'POST /api/instructor/courses/{id}/lectures': {
    cells: OWNER,
    valid: ({ course }) => ({ params: { id: course.id }, body: notes }),
  },
  'PUT /api/instructor/courses/{id}/lecture-order': {
    cells: OWNER,
    valid: ({ course, lectures }) => ({
      params: { id: course.id },
      body: { lectureIds: [lectures[1].id, lectures[0].id] },
    }),
  },
  'PUT /api/instructor/lectures/{id}': {
    cells: OWNER,
    scope: 'never moves to another course',
    valid: ({ lectures }) => ({
      params: { id: lectures[1].id },
      body: { title: 'A new title' },
    }),
  },
  'DELETE /api/instructor/lectures/{id}': { cells: OWNER, valid: theVideo },
  'PUT /api/instructor/lectures/{id}/captions': {
    cells: OWNER,
    valid: ({ lectures }) => ({
      params: { id: lectures[0].id },
      body: { captions: 'WEBVTT\n\n00:00.000 --> 00:02.000\nMuraho\n' },
    }),
  },
  'GET /api/instructor/lectures/{id}/course': { cells: OWNER, valid: theVideo },
  'POST /api/instructor/slide-image/upload': {
    cells: TEACHERS,
    valid: async () => ({ file: await aPicture() }),
  },
} satisfies Rows
