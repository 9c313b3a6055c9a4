import { ATTEMPT_MESSAGES, type DraftReply, type draftBody } from '@academy/contract/attempts'
import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import type { z } from 'zod'
import { type Context, type Entry, signedIn } from '../../../http/context.ts'
import { invalid, notFound, Problem } from '../../../http/problem.ts'
import {
  answeredIn,
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
import { lecturesLeft } from './lectures-left-store.ts'
import { viewOwnExam } from './own-exam.ts'

const placeOf = (courseId: string): SittingPlace => ({ kind: 'final-exam', id: courseId })
const examForTaker = (entry: Entry, courseId: string) => standingWith(entry, placeOf(courseId), M.notFound)

/** The exam with its questions once it runs, or the own submission once there is one. */
export async function openExam(entry: Entry, courseId: string, isPeek: boolean) {
  const place = placeOf(courseId)
  const asked = { ...entry.asking, id: courseId }
  const { ctx, standing, beside } = await standingWith(
    entry,
    place,
    M.notFound,
    submissionsIn['final-exam'].of(asked),
    submittedAnswersIn['final-exam'].of(asked),
    answeredIn(place, entry.asking),
  )
  const [[submission], answers, answered] = beside
  if (submission) {
    const own = viewOwnExam(submission, answers, submission.questions)
    return { submission: own, attempt: null, running: null, serverNow: ctx.now().toISOString() }
  }
  await assertUnlocked(ctx, standing)
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
async function assertUnlocked(ctx: Context, { state, course_id }: Standing): Promise<void> {
  if (state !== null) return
  const { total, left } = await lecturesLeft(ctx.db, signedIn(ctx).id, course_id)
  if (total > 0 && left.length === 0) return
  const missingLectures = left.map(({ id, title }) => ({ _id: id, title }))
  throw new Problem(403, M.lecturesFirst, { details: { missingLectures } })
}

export async function saveExamDraft(
  entry: Entry,
  courseId: string,
  body: z.output<typeof draftBody>,
): Promise<DraftReply> {
  const reply = await saveDraft(entry, placeOf(courseId), body)
  if (reply) return reply
  const { ctx, standing } = await examForTaker(entry, courseId)
  await assertUnlocked(ctx, standing)
  throw notFound(ATTEMPT_MESSAGES.attemptNotFound)
}

export async function submitExam(entry: Entry, { courseId, ...given }: HandingIn & { courseId: string }) {
  const handedIn = await handIn(entry, placeOf(courseId), given, M)
  if (!handedIn) {
    const { ctx, standing } = await examForTaker(entry, courseId)
    await assertUnlocked(ctx, standing)
    throw invalid(ATTEMPT_MESSAGES.notStarted)
  }
  const { submission, answers, questions, isAutomatic } = handedIn
  return {
    message: isAutomatic ? M.autoSubmitted : M.submitted,
    submission: viewOwnExam(submission, answers, questions),
  }
}
