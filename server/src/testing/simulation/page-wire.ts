import type { AssessmentKind } from '@academy/contract/attempts'
import {
  type HandInBody,
  type KeptAnswer,
  type Opened,
  type Paper,
  type Wire,
  WireFailure,
} from '../../../../web/src/features/attempts/engine/index.ts'
import type { Answer, RawSending } from '../calls.ts'
import type { Arrival, SentAnswer } from './story.ts'

type Draft = { answers: readonly Partial<KeptAnswer>[] }

export type PageWireOptions = {
  place: { kind: AssessmentKind; id: string }
  send(
    address: string,
    sending: RawSending,
    signal: AbortSignal | null,
    onArrival: (answer: Answer, atMs: number) => void,
  ): Promise<Answer>
  /** The page's own state when it hands in. */
  frozen(): { isAuto: boolean; book: SentAnswer[] }
  onArrival(arrival: Omit<Arrival, 'phone'>): void
  /** The page has heard the time. */
  onContact(rttFromMs: number, signal: AbortSignal | null): void
  nowMs(): number
}

const ADDRESSES = {
  quiz: ['GET /api/quiz/student/{id}', 'PUT /api/quiz/draft/{id}', 'POST /api/quiz/submit'],
  'final-exam': [
    'GET /api/certification/final-exam/student/{courseId}',
    'PUT /api/certification/final-exam/draft/{courseId}',
    'POST /api/certification/final-exam/submit',
  ],
} as const

/** The wire's port as the browser has it: refusals by their status; what may pass is no answer. */
export function createPageWire(options: PageWireOptions): Wire<Paper, unknown> {
  const { place, onArrival, onContact, nowMs } = options
  const [open, save, handIn] = ADDRESSES[place.kind]
  const isQuiz = place.kind === 'quiz'
  const params: Record<string, string> = isQuiz ? { id: place.id } : { courseId: place.id }

  async function ask(
    kind: Arrival['kind'],
    address: string,
    sending: RawSending,
    signal: AbortSignal | null,
    about: Omit<Arrival, 'phone' | 'kind' | 'atMs' | 'status' | 'deadlineMs'>,
  ) {
    const sentAtMs = nowMs()
    const answer = await options.send(address, sending, signal, ({ status, body }, atMs) => {
      const deadline = body?.deadline ?? body?.attempt?.deadline
      onArrival({ ...about, kind, atMs, status, deadlineMs: deadline ? Date.parse(deadline) : null })
    })
    const { status, body } = answer
    if (status === 408 || status === 429 || status >= 500) throw new Error(`it may pass: ${status}`)
    if (status !== 200) throw new WireFailure(status, body?.message ?? '')
    if (kind !== 'hand-in') onContact(sentAtMs, signal)
    return body
  }
  const nothing = { seq: 0, answers: [], isAuto: false, book: [] }

  return {
    async open(): Promise<Opened<Paper>> {
      const body = await ask('open', open, { params }, null, nothing)
      if (isQuiz ? body.hasSubmitted : body.submission) return 'ended'
      const paper = isQuiz ? body.quiz : body.finalExam
      if (!body.attempt || !paper.questions) throw new WireFailure(404, 'no questions')
      return { attempt: body.attempt, paper: { questions: paper.questions } }
    },
    save: (body, signal) =>
      ask('save', save, { params, body }, signal, {
        ...nothing,
        answers: (body as Draft).answers.map(plainly),
      }),
    handIn: ({ attemptId, seq, answers, isAuto }: HandInBody, signal) => {
      const own = isQuiz ? { quizId: place.id } : { courseId: place.id }
      const sent = answers.map((answer) => plainly({ ...answer, seq }))
      const about = { seq, answers: sent, ...options.frozen() }
      return ask('hand-in', handIn, { body: { ...own, attemptId, seq, answers, isAuto } }, signal, about)
    },
  }
}

const plainly = (answer: {
  questionId?: string
  seq?: number
  selectedOption?: number | null
  writtenAnswer?: string | null
}): SentAnswer => ({
  questionId: answer.questionId ?? '',
  seq: answer.seq ?? 0,
  selectedOption: answer.selectedOption ?? null,
  writtenAnswer: answer.writtenAnswer ?? null,
})
