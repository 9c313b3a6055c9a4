import * as FINAL_EXAM_MESSAGES from '@academy/contract/final-exams/messages'
import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { CallFailure, call, mayPass } from '../../../lib/calls/call.ts'
import { type Wire, WireFailure } from '../engine/index.ts'
import type { AssessmentRef, SatPaper, SatSubmission } from '../papers.ts'

/** Refusals by their status; whatever may pass stays what it is: no answer. So is a page that is not the academy's. */
async function plainly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (failure) {
    if (failure instanceof CallFailure && !mayPass(failure))
      throw new WireFailure(failure.status, failure.message)
    throw failure instanceof CallFailure ? failure : new Error('')
  }
}

const quizWire = (id: string): Wire<SatPaper, SatSubmission> => ({
  async open() {
    const answer = await plainly(call('GET /api/quiz/student/{id}', { params: { id }, query: {} }))
    const { hasSubmitted, requiresLectureCompletion, lectureTitle, quiz, attempt } = answer
    if (hasSubmitted) return 'ended'
    if (requiresLectureCompletion && !attempt)
      throw new WireFailure(403, QUIZ_MESSAGES.lectureFirst(lectureTitle ?? ''))
    if (!attempt || !quiz.questions) throw new WireFailure(404, QUIZ_MESSAGES.loadFailed)
    const { title, course, questions, timeLimit } = quiz
    return {
      attempt,
      paper: { kind: 'quiz', title, course, courseTitle: quiz.lectureTitle ?? '', questions, timeLimit },
    }
  },
  save: (body, signal) => plainly(call('PUT /api/quiz/draft/{id}', { params: { id }, body, signal })),
  handIn: async ({ attemptId, seq, answers, isAuto }, signal) => {
    const body = { quizId: id, attemptId, seq, answers: [...answers], isAuto }
    return (await plainly(call('POST /api/quiz/submit', { body, signal, keepalive: isSmall(body) })))
      .submission
  },
})

const examWire = (courseId: string): Wire<SatPaper, SatSubmission> => ({
  async open() {
    const { finalExam, submission, attempt } = await plainly(
      call('GET /api/certification/final-exam/student/{courseId}', { params: { courseId }, query: {} }),
    )
    if (submission) return 'ended'
    if (!attempt || !finalExam?.questions) throw new WireFailure(404, FINAL_EXAM_MESSAGES.noExam)
    const { title, course, courseTitle, questions, timeLimit } = finalExam
    return { attempt, paper: { kind: 'final-exam', title, course, courseTitle, questions, timeLimit } }
  },
  save: (body, signal) =>
    plainly(
      call('PUT /api/certification/final-exam/draft/{courseId}', { params: { courseId }, body, signal }),
    ),
  handIn: async ({ attemptId, seq, answers, isAuto }, signal) => {
    const body = { courseId, attemptId, seq, answers: [...answers], isAuto }
    const sent = call('POST /api/certification/final-exam/submit', { body, signal, keepalive: isSmall(body) })
    return (await plainly(sent)).submission
  },
})

/** Browsers let a small request outlive its page, and refuse a large one that should. */
const isSmall = (body: object) => JSON.stringify(body).length < 30_000

export const browserWire = ({ kind, id }: AssessmentRef): Wire<SatPaper, SatSubmission> =>
  kind === 'quiz' ? quizWire(id) : examWire(id)
