import type { AskedQuestion, Attempt, DraftBody, DraftReply, TimeNote } from '@academy/contract/attempts'

/** What the engine needs of a paper; a room adds what its screens show. */
export interface Paper {
  questions: readonly AskedQuestion[]
}

export interface AnswerValue {
  selectedOption: number | null
  writtenAnswer: string | null
  flagged: boolean
}

/** An answer on this device. */
export interface KeptAnswer extends AnswerValue {
  questionId: string
  /** The attempt's logical clock; the higher one counts. */
  seq: number
  /** The device's own belief of the time: evidence only. */
  recordedAt: string
  /** The server has it, or refused it for good. */
  isSettled: boolean
}

/** The clock as the server told it last; `wallMs` only bridges a reload without a line. */
export interface KeptTiming {
  deadline: string
  serverMs: number
  wallMs: number
  notes: readonly TimeNote[]
  /** The highest sequence number the server has seen. */
  serverSeq: number
}

export interface KeptHandIn {
  answers: readonly HandInAnswer[]
  seq: number
  isAuto: boolean
}

export interface KeptParts {
  timing: KeptTiming
  /** The question on the screen, from 0. */
  place: number
  handIn: KeptHandIn
  /** The server has ended the attempt; what is unsettled still goes to it as evidence. */
  ended: true
}

export interface KeptSitting<P extends Paper> extends Partial<KeptParts> {
  attemptId: string
  paper: P
  /** Of every tab of this device; the same question may come more than once. */
  answers: readonly KeptAnswer[]
}

/** What the device keeps of one person's sitting of one assessment. Every write resolves once it would survive a crash. */
export interface Journal<P extends Paper> {
  read(): Promise<KeptSitting<P> | null>
  begin(attemptId: string, paper: P): Promise<void>
  keep<N extends keyof KeptParts>(attemptId: string, name: N, part: KeptParts[N] | null): Promise<void>
  keepAnswers(attemptId: string, answers: readonly KeptAnswer[]): Promise<void>
  forget(attemptId: string): Promise<void>
}

export interface HandInAnswer {
  questionId: string
  questionType: AskedQuestion['questionType']
  selectedOption?: number
  writtenAnswer?: string
}
export interface HandInBody {
  attemptId: string
  seq: number
  answers: readonly HandInAnswer[]
  /** By the page itself, at zero: refused with 400 while there is time left, which the page may not know of yet. */
  isAuto: boolean
}

/** Either the sitting, or that there is a submission already. */
export type Opened<P extends Paper> = { attempt: Attempt; paper: P } | 'ended'

/** The way to the server. A refusal is a `WireFailure`; any other failure counts as no answer. */
export interface Wire<P extends Paper, R> {
  open(): Promise<Opened<P>>
  save(body: DraftBody, signal: AbortSignal): Promise<DraftReply>
  /** Sending the same again must bring the same result. */
  handIn(body: HandInBody, signal: AbortSignal): Promise<R>
}

/** The server's answer to what it did not take. `status` is HTTP's; 0 is no answer. */
export class WireFailure extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'WireFailure'
    this.status = status
  }
}

/** `monotonicMs` never jumps and decides; `wallMs` is the device's calendar clock, kept as evidence and for reloads offline. */
export interface Clock {
  monotonicMs(): number
  wallMs(): number
  /** Calls back once; the result cancels it. */
  after(ms: number, act: () => void): () => void
}
