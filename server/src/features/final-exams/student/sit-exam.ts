import { ATTEMPT_MESSAGES, type DraftReply, type draftBody } from '@academy/contract/attempts'
import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import type { z } from 'zod'
import type { Entry } from '../../../http/context.ts'
import { invalid, notFound, Problem } from '../../../http/problem.ts'
import {
  answeredIn,
  askedPaper,
  type HandingIn,
  handIn,
  openAttempt,
  type SittingPlace,
  type Standing,
  saveDraft,
  standingWith,
  submissionsIn,
  submittedAnswersIn,
} from '../../attempts/index.ts'
import { viewExamFacts } from '../views.ts'
import { type LectureDone, lecturesDone } from './lectures-done-store.ts'
import { viewOwnExam } from './own-exam.ts'

const placeOf = (courseId: string): SittingPlace => ({ kind: 'final-exam', id: courseId })

/** The exam with its questions once it runs, or the own submission once there is one. */
export async function openExam(entry: Entry, courseId: string, isPeek: boolean) {
  const place = placeOf(courseId)
  const asked = { ...entry.asking, id: courseId }
  const { ctx, standing, beside } = await standingWith(
    entry,
    place,
    M.notFound,
    lecturesDone.of({ ...entry.asking, courseId }),
    submissionsIn['final-exam'].of(asked),
    submittedAnswersIn['final-exam'].of(asked),
    answeredIn(place, entry.asking),
  )
  const [lectures, [submission], answers, answered] = beside
  if (submission) {
    const { questions } = await askedPaper(ctx.db, submission.paper_id)
    const own = viewOwnExam(submission, answers, questions)
    return { submission: own, attempt: null, running: null, serverNow: ctx.now().toISOString() }
  }
  assertUnlocked(standing, lectures)
  const opened = await openAttempt(ctx, standing, place, isPeek, answered)
  return {
    finalExam: {
      ...viewExamFacts(opened.standing, standing.course_title),
      ...(opened.questions && { questions: opened.questions }),
    },
    attempt: opened.attempt,
    running: opened.running,
    serverNow: opened.serverNow,
  }
}

/** Every lecture of the course, and at least one, before it begins; a lecture added later locks nobody out.
 * @throws Problem 403 with the lectures that are missing, in their order. */
function assertUnlocked({ state }: Standing, lectures: readonly LectureDone[]): void {
  if (state !== null) return
  const left = lectures.filter(({ completed_at }) => completed_at === null)
  if (lectures.length > 0 && left.length === 0) return
  const missingLectures = left.map(({ id, title }) => ({ _id: id, title }))
  throw new Problem(403, M.lecturesFirst, { details: { missingLectures } })
}

/** @throws Problem 403 or 404 for who may not sit it */
async function assertMaySit(entry: Entry, courseId: string): Promise<void> {
  const lectures = lecturesDone.of({ ...entry.asking, courseId })
  const { standing, beside } = await standingWith(entry, placeOf(courseId), M.notFound, lectures)
  assertUnlocked(standing, beside[0])
}

export async function saveExamDraft(
  entry: Entry,
  courseId: string,
  body: z.output<typeof draftBody>,
): Promise<DraftReply> {
  const reply = await saveDraft(entry, placeOf(courseId), body)
  if (reply) return reply
  await assertMaySit(entry, courseId)
  throw notFound(ATTEMPT_MESSAGES.attemptNotFound)
}

export async function submitExam(entry: Entry, { courseId, ...given }: HandingIn & { courseId: string }) {
  const handedIn = await handIn(entry, placeOf(courseId), given, M)
  if (!handedIn) {
    await assertMaySit(entry, courseId)
    throw invalid(ATTEMPT_MESSAGES.notStarted)
  }
  const { submission, answers, questions, isAutomatic } = handedIn
  return {
    message: isAutomatic ? M.autoSubmitted : M.submitted,
    submission: viewOwnExam(submission, answers, questions),
  }
}
