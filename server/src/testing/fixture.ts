import type { TestAcademy } from './academy.ts'
import type { CallerKind } from './access/callers.ts'
import { anExam, aQuiz, type TestAssessment } from './assessments.ts'
import type { RawSending } from './calls.ts'
import { anApprovedCertificate, type IssuedCertificate } from './certificates.ts'
import { aPaymentRequest, type TestPayment } from './payments.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  aSuperadmin,
  type TestPerson,
} from './people.ts'
import { completeLectures } from './study.ts'
import { aGraduate, aSubmission, type TestSubmission } from './submissions.ts'

/** One caller of the access table, and the course that the call is about. */
export interface Fixture {
  academy: TestAcademy
  caller: TestPerson | null
  owner: TestPerson
  course: { id: string }
  /** A video, then notes. */
  lectures: [{ id: string }, { id: string }]
  /** Made for the calls that ask for them, once. Each submission is another student's. */
  quiz(): Promise<TestAssessment>
  exam(): Promise<TestAssessment>
  submission(): Promise<TestSubmission>
  examSubmission(): Promise<TestSubmission>
  /** One that waits, of somebody else's, for another course. */
  payment(): Promise<TestPayment>
  /** Approved and not yet drawn, somebody else's of another course. */
  certificate(): Promise<IssuedCertificate>
}

/** Input for one call, as the fixture has it. */
export type ValidCall = (fixture: Fixture) => RawSending | Promise<RawSending>

/** @param certificate for fixtures that share one, which takes long to make */
export async function setUpFixture(
  academy: TestAcademy,
  kind: CallerKind,
  certificate: Fixture['certificate'] = once(() => anApprovedCertificate(academy)),
): Promise<Fixture> {
  const owner = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: owner })
  const video = await aLecture(academy, course, { type: 'video' })
  const notes = await aLecture(academy, course)
  const caller = await callerOf(academy, kind, owner)
  if (caller && (kind === 'S1' || kind === 'S2')) await anEnrolment(academy, caller, course)
  if (caller && kind === 'S2') await completeLectures(academy, caller, course)
  const classmate = once(() => aGraduate(academy, course))
  const quiz = once(() => aQuiz(academy, course, { lecture: notes }))
  const exam = once(() => anExam(academy, course))
  return {
    ...{ academy, caller, owner, course, lectures: [video, notes], quiz, exam, certificate },
    submission: once(async () => aSubmission(academy, await quiz(), { student: await classmate() })),
    payment: once(() => aPaymentRequest(academy)),
    examSubmission: once(async () => aSubmission(academy, await exam(), { student: await classmate() })),
  }
}

export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}

async function callerOf(academy: TestAcademy, kind: CallerKind, owner: TestPerson) {
  switch (kind) {
    case 'visitor':
      return null
    case 'S0':
    case 'S1':
    case 'S2':
      return aStudent(academy)
    case 'I0':
      return anInstructor(academy)
    case 'I1':
      return owner
    case 'AD':
      return anAdmin(academy)
    case 'SA':
      return aSuperadmin(academy)
  }
}
