import { z } from 'zod'
import { chosenBody, deletedMany, endpoint, id, message, refused } from '../http/index.ts'
import * as M from './messages.ts'

const userId = { id: id(M.userIdInvalid) }
const counted = z.number()
const lost = z.object({
  enrolments: counted,
  completions: counted,
  notifications: counted,
  /** Of conversations that nobody else has any more. */
  messages: counted,
})
const stays = z.object({
  submissions: counted,
  certificates: counted,
  payments: counted,
  /** With whom they were written to or by. */
  messages: counted,
  /** Asked and answered under lectures. */
  questions: counted,
  answers: counted,
})
const people = chosenBody({
  idInvalid: M.userIdInvalid,
  noneChosen: M.peopleRequired,
  tooMany: M.peopleTooMany,
})

export const deletionContract = {
  deletionOf: endpoint('GET /api/users/{id}/deletion', {
    who: 'superadmin',
    summary: 'What deleting a person would take, what stays, and which courses stand in the way',
    params: userId,
    reply: z.object({
      name: z.string(),
      lost,
      stays,
      /** To be assigned to somebody else first; the first of them by title. */
      courses: z.array(z.object({ _id: z.string(), title: z.string() })),
      courseCount: counted,
      /** Why it would be refused; null when nothing is in the way. */
      refusal: z.string().nullable(),
    }),
  }),
  deleteUser: endpoint('DELETE /api/user/{id}', {
    who: 'superadmin',
    summary: 'Delete a person with their sessions; grades, payments and certificates stay without a name',
    params: userId,
    reply: message,
  }),
  deletionOfMany: endpoint('POST /api/users/deletion', {
    who: 'superadmin',
    summary: 'What deleting these people would take, what stays, and who would be refused; deletes nobody',
    body: people,
    reply: z.object({ count: counted, lost, stays, refused: z.array(refused) }),
  }),
  deleteUsers: endpoint('POST /api/users/delete', {
    who: 'superadmin',
    summary: 'Delete these people, each for itself: whoever is refused is named and stays',
    body: people,
    reply: deletedMany,
  }),
}
