import { academyContract } from './academy/index.ts'
import { analyticsContract } from './analytics/index.ts'
import { announcementsContract } from './announcements/index.ts'
import { attemptsContract } from './attempts/index.ts'
import { attendanceContract } from './attendance/index.ts'
import { auditContract } from './audit/index.ts'
import { certificatesContract } from './certificates/index.ts'
import { coursesContract } from './courses/index.ts'
import { enrolmentsContract } from './enrolments/index.ts'
import { examMarkingContract, finalExamsContract } from './final-exams/index.ts'
import { findContract } from './find/index.ts'
import { pageContract } from './http/index.ts'
import { invitationsContract } from './invitations/index.ts'
import { lecturesContract } from './lectures/index.ts'
import { messagesContract } from './messages/index.ts'
import { choicesContract, notificationsContract, phoneContract, pushContract } from './notifications/index.ts'
import { paymentsContract } from './payments/index.ts'
import { progressContract } from './progress/index.ts'
import { questionsContract } from './questions/index.ts'
import { gradingContract, quizzesContract } from './quizzes/index.ts'
import { studentsContract } from './students/index.ts'
import { systemContract } from './system/index.ts'
import { usersContract } from './users/index.ts'

/** Every call of the academy, in the order of the rooms. The server refuses to start when one has no route. */
export const contract = {
  ...auditContract,
  ...academyContract,
  ...usersContract,
  ...notificationsContract,
  ...choicesContract,
  ...phoneContract,
  ...pushContract,
  ...coursesContract,
  ...enrolmentsContract,
  ...invitationsContract,
  ...paymentsContract,
  ...lecturesContract,
  ...progressContract,
  ...attendanceContract,
  ...questionsContract,
  ...announcementsContract,
  ...attemptsContract,
  ...certificatesContract,
  ...quizzesContract,
  ...gradingContract,
  ...finalExamsContract,
  ...examMarkingContract,
  ...messagesContract,
  ...studentsContract,
  ...findContract,
  ...analyticsContract,
  ...systemContract,
  ...pageContract,
}

type Endpoints = (typeof contract)[keyof typeof contract]
/** Every call by its address, for a client that knows types only. */
export type Api = { [E in Endpoints as E['address']]: E }
