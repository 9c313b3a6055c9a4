import type { TimeNote } from '@academy/contract/attempts'
import { type AnswerBook, unsettled } from './answer-book.ts'
import type { Clock, Journal, KeptHandIn, Paper, Wire } from './ports.ts'
import { createServerClock, type ServerClock } from './server-clock.ts'
import type { Phase, SittingSnapshot, WhereSaved } from './snapshot.ts'

export type SittingOptions<P extends Paper, R> = {
  journal: Journal<P>
  wire: Wire<P, R>
  clock: Clock
  /** 0 to 1: spreads retries. */
  random: () => number
  /** Names this page to the server, another one for each tab: 8 to 64 of A-Z a-z 0-9 _ -. */
  deviceId: string
  /** An earlier visit left something: nothing is opened, only what it kept is sent. */
  isLeftover?: boolean
}

/** All that changes in a sitting; the parts of the engine share it. */
export interface SittingState<P extends Paper, R> {
  phase: Phase
  paper: P | null
  attemptId: string | null
  book: AnswerBook
  place: number
  /** The highest number seen anywhere. */
  seen: number
  /** The highest number the server has told. */
  serverSeq: number
  serverClock: ServerClock
  deadlineMs: number | null
  secondsLeft: number | null
  announcedMinutes: number | null
  notes: readonly TimeNote[]
  handIn: KeptHandIn | null
  result: R | null
  failure: SittingSnapshot<P, R>['failure']
  needsSignIn: boolean
  /** Writes to the journal that have not come back. */
  writing: number
  /** A write failed, and since then not all of it has been written again. */
  isOnlyInMemory: boolean
  failedWrites: number
  unsentSinceMs: number
  heardAtMs: number
  /** A batch was refused: its answers go one at a time, to find the one. */
  isOneByOne: boolean
  isStopped: boolean
}

export function newState<P extends Paper, R>(): SittingState<P, R> {
  return {
    phase: 'opening',
    paper: null,
    attemptId: null,
    book: new Map(),
    place: 0,
    seen: 0,
    serverSeq: 0,
    serverClock: createServerClock(),
    deadlineMs: null,
    secondsLeft: null,
    announcedMinutes: null,
    notes: [],
    handIn: null,
    result: null,
    failure: null,
    needsSignIn: false,
    writing: 0,
    isOnlyInMemory: false,
    failedWrites: 0,
    unsentSinceMs: 0,
    heardAtMs: Number.NEGATIVE_INFINITY,
    isOneByOne: false,
    isStopped: false,
  }
}

function savedIn<P extends Paper, R>(state: SittingState<P, R>, hasTrouble: boolean): WhereSaved {
  if (state.attemptId === null) return 'saved'
  if (state.writing > 0 && unsettled(state.book).length > 0) return 'saving'
  if (unsettled(state.book).length === 0) return 'saved'
  if (state.isOnlyInMemory) return 'memory'
  return state.needsSignIn || hasTrouble ? 'device' : 'saving'
}

export function snapshotOf<P extends Paper, R>(
  state: SittingState<P, R>,
  hasTrouble: boolean,
): SittingSnapshot<P, R> {
  const { phase, paper, attemptId, book, place, notes, announcedMinutes, deadlineMs, failure, result } = state
  return {
    phase,
    paper,
    attemptId,
    answers: book,
    place,
    saved: savedIn(state, hasTrouble),
    unsentCount: unsettled(book).length,
    isReachable: !hasTrouble,
    needsSignIn: state.needsSignIn,
    notes,
    announcedMinutes,
    isTimeSure: state.serverClock.isSure(),
    deadlineMs,
    isAutoHandIn: state.handIn?.isAuto ?? false,
    failure,
    result,
  }
}
