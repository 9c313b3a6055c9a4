import { type AskedQuestion, isAnswered, ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import type { Entry } from '../../../http/context.ts'
import { conflict, forbidden, invalid, type Problem } from '../../../http/problem.ts'
import { noteVisit } from '../../enrolments/index.ts'
import { untoldIn } from '../notes/tell-waiting.ts'
import { askedPaper } from '../papers/asked-papers.ts'
import { keyed } from '../papers/papers.ts'
import { answerKeysIn } from '../papers/papers-store.ts'
import { answersWriting, countedIn } from '../sitting/answers-store.ts'
import { isOver } from '../sitting/attempt-timing.ts'
import { type HeldAttempt, heldIn, type OwnHeldAttempt } from '../sitting/attempts-store.ts'
import { writeEvidence } from '../sitting/evidence-store.ts'
import {
  type ArrivedAnswer,
  type CountedAnswer,
  isSameAnswer,
  mergeAnswers,
  SEQ_MAX,
} from '../sitting/merge-answers.ts'
import type { SittingPlace } from '../sitting/place-store.ts'
import {
  findSubmissionOf,
  type SubmissionAnswerRow,
  type SubmissionRow,
  selectAnswers,
} from '../submissions/submissions-store.ts'
import { contentHash, endingAttempt } from './end-attempts.ts'
import { type AskedShape, fitAnswer, type GivenFields } from './judge-answers.ts'
import { endLate, noteLate } from './late-answers.ts'

export interface HandingIn {
  answers: readonly GivenFields[]
  attemptId?: string | undefined
  /** The clock of the device: a newer answer of another device stays. Without it, what is handed in wins. */
  seq?: number | undefined
  /** The page hands in by itself: never before the deadline, which may have moved without the page knowing. */
  isAuto?: boolean | undefined
}
export interface HandedIn {
  submission: SubmissionRow
  answers: SubmissionAnswerRow[]
  /** As they were asked. */
  questions: readonly AskedQuestion[]
  /** It came at the deadline or later: the page did it by itself, or the server. */
  isAutomatic: boolean
  /** A visit of the course by the one who handed in is to be written. */
  isVisitDue: boolean
}
interface Sentences {
  answerOne: string
  alreadySubmitted: string
}

/** What the device of a hand-in without drafts is called. */
const HAND_IN = 'hand-in'

/**
 * Hands in once. What changes nothing of what counts gets the first answer again (decision 106). Null when the caller has no attempt there.
 * @throws Problem 400 for answers that do not fit, and for none before the deadline; 409 for other content after the end,
 * which is kept apart.
 */
export async function handIn(
  entry: Entry,
  place: SittingPlace,
  given: HandingIn,
  sentences: Sentences,
): Promise<HandedIn | null> {
  const result = await entry.write((inner) => end(inner, place, given, sentences))
  if (result && 'refusal' in result) throw result.refusal
  if (!result) return null
  const { course_id: courseId, student_id: studentId } = result.submission
  if (result.isVisitDue && studentId) noteVisit(entry, courseId, studentId)
  return result
}

async function end(
  entry: Entry,
  place: SittingPlace,
  given: HandingIn,
  sentences: Sentences,
): Promise<HandedIn | { refusal: Problem } | null> {
  const own = { ...entry.asking, id: place.id }
  const [ctx, [attempt], [key], standing] = await entry.enter(
    heldIn[place.kind].of(own),
    answerKeysIn[place.kind].of(own),
    countedIn[place.kind].of(own),
  )
  if (!attempt || !key) return null
  if (given.attemptId && given.attemptId !== attempt.id) throw forbidden(M.attemptNotYours)
  const paper = await askedPaper(ctx.db, attempt.paper_id)
  const questions = keyed(paper.stored, key.answer_key)
  const now = ctx.now()
  const arrived = arrive(given, paper.shapes, attempt, now)
  const { counted, kept, beaten, seq } = mergeAnswers(standing, changedOf(standing, arrived), attempt.seq)

  if (isOver(attempt, now)) {
    if (attempt.state === 'open') await endLate(ctx, attempt, now)
    const first = await findSubmissionOf(ctx.db, attempt.id)
    if (first?.content_hash === contentHash(questions, counted)) {
      await writeEvidence(
        ctx.db,
        attempt.id,
        beaten.map((answer) => ({ ...answer, reason: 'beaten' })),
      )
      return handedIn(attempt, first, await selectAnswers(ctx.db, first.id), paper.questions)
    }
    const isSecond = attempt.state === 'handed-in'
    await noteLate(ctx.db, attempt, arrived, isSecond ? 'refused' : 'late')
    return { refusal: conflict(isSecond ? sentences.alreadySubmitted : M.attemptEnded) }
  }

  if (given.isAuto && now < attempt.deadline) throw invalid(M.timeLeft)
  const isEmpty = ![...counted.values()].some(isAnswered)
  if (isEmpty && now < attempt.deadline) throw invalid(sentences.answerOne)
  const ended = { attempt, answers: counted, questions, state: 'handed-in' as const, submittedAt: now }
  const { ending, writing } = endingAttempt(ended, now)
  const { submission, answers } = ending
  // Mostly the drafts have said it all.
  const isNews = kept.length > 0 || beaten.length > 0
  const changes = isNews ? answersWriting(ctx.db, { attemptId: attempt.id, kept, beaten, seq, now }) : []
  await ctx.finish(...changes, ...untoldIn([submission]), writing)
  return handedIn(attempt, submission, answers, paper.questions)
}

function arrive(
  given: HandingIn,
  shapes: ReadonlyMap<string, AskedShape>,
  attempt: HeldAttempt,
  now: Date,
): ArrivedAnswer[] {
  const seen = new Set<string>()
  return given.answers.map((answer) => {
    if (seen.has(answer.questionId)) throw invalid(M.questionTwice)
    seen.add(answer.questionId)
    return {
      ...fitAnswer(shapes, answer),
      seq: Math.min(SEQ_MAX, given.seq ?? attempt.seq + 1),
      flagged: false,
      deviceId: HAND_IN,
      recordedAt: null,
      receivedAt: now,
    }
  })
}

/** The answers that change what is handed in. */
function changedOf(standing: readonly CountedAnswer[], arrived: readonly ArrivedAnswer[]): ArrivedAnswer[] {
  const counts = new Map(standing.map((answer) => [answer.questionId, answer]))
  return arrived.filter((answer) => {
    const one = counts.get(answer.questionId)
    return !one || !isSameAnswer(one, answer)
  })
}

const handedIn = (
  { deadline, is_visit_due }: OwnHeldAttempt,
  submission: SubmissionRow,
  answers: SubmissionAnswerRow[],
  questions: readonly AskedQuestion[],
): HandedIn => ({
  ...{ submission, answers, questions },
  isAutomatic: submission.submitted_at >= deadline,
  isVisitDue: is_visit_due === true,
})
