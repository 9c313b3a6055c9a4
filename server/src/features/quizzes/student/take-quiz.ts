import { ATTEMPT_MESSAGES, type DraftReply, type draftBody } from '@academy/contract/attempts'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import type { z } from 'zod'
import type { Entry } from '../../../http/context.ts'
import { forbidden, invalid, notFound } from '../../../http/problem.ts'
import {
  answeredIn,
  type HandingIn,
  handIn,
  openAttempt,
  type SittingPlace,
  type Standing,
  saveDraft,
  standingForTaker,
  standingWith,
  viewOwnSubmission,
} from '../../attempts/index.ts'
import { viewQuizFacts } from '../views.ts'

export const placeOf = (id: string): SittingPlace => ({ kind: 'quiz', id })
export const quizForTaker = (entry: Entry, id: string): Promise<Standing> =>
  standingForTaker(entry, placeOf(id), M.notFound)

/** The questions come only with a running attempt. Once begun, the lecture is not asked for again. */
export async function openQuiz(entry: Entry, id: string, isPeek: boolean) {
  const place = placeOf(id)
  const {
    ctx,
    standing,
    beside: [answered],
  } = await standingWith(entry, place, M.notFound, answeredIn(place, entry.asking))
  const needsLecture = isLocked(standing)
  const hasSubmitted = standing.state !== null && standing.state !== 'open'
  const opened =
    needsLecture || hasSubmitted ? null : await openAttempt(ctx, standing, place, isPeek, answered)
  return {
    hasSubmitted,
    requiresLectureCompletion: needsLecture,
    lectureTitle: standing.lecture_title,
    quiz: {
      ...viewQuizFacts(opened?.standing ?? standing),
      ...(opened?.questions && { questions: opened.questions }),
    },
    attempt: opened?.attempt ?? null,
    running: opened?.running ?? null,
    serverNow: opened?.serverNow ?? ctx.now().toISOString(),
  }
}

const isLocked = ({ state, lecture_id, has_done_lecture }: Standing): boolean =>
  state === null && lecture_id !== null && !has_done_lecture

export async function saveQuizDraft(
  entry: Entry,
  id: string,
  body: z.output<typeof draftBody>,
): Promise<DraftReply> {
  const reply = await saveDraft(entry, placeOf(id), body)
  if (reply) return reply
  await quizForTaker(entry, id)
  throw notFound(ATTEMPT_MESSAGES.attemptNotFound)
}

export async function submitQuiz(entry: Entry, { quizId, ...given }: HandingIn & { quizId: string }) {
  const handedIn = await handIn(entry, placeOf(quizId), given, M)
  if (!handedIn) throw await refusalToSubmit(entry, quizId)
  const { submission, answers, isAutomatic } = handedIn
  return {
    message: isAutomatic ? M.autoSubmitted : M.submitted,
    submission: { quiz: quizId, ...viewOwnSubmission(submission, answers) },
  }
}

/** Why there is nothing to hand in. */
async function refusalToSubmit(entry: Entry, id: string) {
  const standing = await quizForTaker(entry, id)
  if (isLocked(standing)) return forbidden(M.lectureFirst(standing.lecture_title ?? ''))
  return invalid(ATTEMPT_MESSAGES.notStarted)
}
