import type { TimeNote } from '@academy/contract/attempts'
import type { AnswerBook } from './answer-book.ts'
import type { Paper } from './ports.ts'

/**
 * opening: not known yet · failed: it could not be opened, `failure` says why · open: answers are taken · handing-in: frozen,
 * on its way until the server confirms · ended: the server has ended it, `result` where this page handed it in.
 */
export type Phase = 'opening' | 'failed' | 'open' | 'handing-in' | 'ended'

/**
 * saved: the server has everything · saving: on its way · device: on this device only, tried again · memory: the device
 * stores nothing and the server has not got it.
 */
export type WhereSaved = 'saved' | 'saving' | 'device' | 'memory'

export interface SittingSnapshot<P extends Paper, R> {
  phase: Phase
  paper: P | null
  attemptId: string | null
  answers: AnswerBook
  /** The question on the screen, from 0. */
  place: number
  saved: WhereSaved
  unsentCount: number
  /** False while the last request got no answer; it is tried again. */
  isReachable: boolean
  /** The session has ended: the password is wanted, and nothing is lost. */
  needsSignIn: boolean
  notes: readonly TimeNote[]
  /** Minutes of the mark just passed (10, 5, 1). */
  announcedMinutes: number | null
  /** False after a reload without a line, until the server has told the time. */
  isTimeSure: boolean
  /** Milliseconds by the server's clock. */
  deadlineMs: number | null
  isAutoHandIn: boolean
  failure: { status: number; message: string } | null
  result: R | null
}
