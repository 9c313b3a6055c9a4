import { z } from 'zod'
import { chosenBody, deletedMany, endpoint, refused } from '../http/index.ts'
import * as M from './messages.ts'

const counted = z.number()
const quizzes = chosenBody(M)

export const quizDeletionContract = {
  deletionOfQuizzes: endpoint('POST /api/instructor/quizzes/deletion', {
    who: 'teacher',
    summary: 'What deleting these quizzes would take, and which would be refused; deletes none',
    body: quizzes,
    reply: z.object({
      count: counted,
      /** Of the submissions so many wait for their marks. */
      lost: z.object({ submissions: counted, pending: counted }),
      refused: z.array(refused),
    }),
  }),
  deleteQuizzes: endpoint('POST /api/instructor/quizzes/delete', {
    who: 'teacher',
    summary: 'Delete these quizzes, each for itself: which is refused is named and stays',
    body: quizzes,
    reply: deletedMany,
  }),
}
