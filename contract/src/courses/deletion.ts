import { z } from 'zod'
import { chosenBody, deletedMany, endpoint, refused } from '../http/index.ts'
import * as M from './messages.ts'

const counted = z.number()
const courses = chosenBody({ ...M, noneChosen: M.selectToAssign })

export const courseDeletionContract = {
  deletionOfCourses: endpoint('POST /api/instructor/courses/deletion', {
    who: 'teacher',
    summary: 'What deleting these courses would take, and which would be refused; deletes none',
    body: courses,
    reply: z.object({
      count: counted,
      lost: z.object({
        lectures: counted,
        quizzes: counted,
        enrolments: counted,
        submissions: counted,
        questions: counted,
        announcements: counted,
      }),
      refused: z.array(refused),
    }),
  }),
  deleteCourses: endpoint('POST /api/instructor/courses/delete', {
    who: 'teacher',
    summary: 'Delete these courses, each for itself: which is refused is named and stays',
    body: courses,
    reply: deletedMany,
  }),
}
