import { isAnswered, SAVE_WITHIN_MS } from '@academy/contract/attempts/rules'
import { fromJournal, handedIn, highestSeq, isHandedIn, NO_ANSWER, unsettled } from './answer-book.ts'
import { createExchange } from './exchange.ts'
import { createLine, type Job, NO_ANSWER_AFTER_MS } from './line.ts'
import {
  type AnswerValue,
  type KeptAnswer,
  type KeptSitting,
  type Opened,
  type Paper,
  WireFailure,
} from './ports.ts'
import type { SittingSnapshot } from './snapshot.ts'
import { newState, type SittingOptions, snapshotOf } from './state.ts'
import { createWatch } from './watch.ts'

/** What was given leaves the device after this; with the way to the server it stays within the promise. */
const SEND_AFTER_MS = SAVE_WITHIN_MS / 2
const REFRESH_EVERY_MS = 30_000
/** Whoever comes back to a device and goes on there learns at once what another one did meanwhile. */
const OLD_AFTER_MS = 5_000

export interface Sitting<P extends Paper, R> {
  /** From the journal when it is there, without a word to the server; else by opening. After a failure it may be called again. */
  start(): Promise<void>
  answer(questionId: string, value: Partial<AnswerValue>): void
  goTo(place: number): void
  /** Frozen from here on, and sent until the server confirms. */
  handIn(): void
  /** The page is seen again, the device woke or the line is back: what is new is asked for at once, whatever failed before. */
  wake(): void
  signedIn(): void
  dismissFailure(): void
  /** The same object until something but the second changes. */
  snapshot(): SittingSnapshot<P, R>
  /** Null until the deadline is known. */
  secondsLeft(): number | null
  subscribe(listener: () => void): () => void
  stop(): void
}

export function createSitting<P extends Paper, R>(options: SittingOptions<P, R>): Sitting<P, R> {
  const { journal, wire, clock, random, isLeftover = false } = options
  const state = newState<P, R>()
  const listeners = new Set<() => void>()
  let shown = snapshotOf(state, false)

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const show = () => {
    if (state.isStopped) return
    shown = snapshotOf(state, line.hasTrouble())
    tell()
  }
  const askNow = () => {
    state.heardAtMs = Number.NEGATIVE_INFINITY
    line.poke()
  }
  const watch = createWatch({
    clock,
    state,
    onSecond: tell,
    // The marks are also a good moment to ask for the time again.
    onMark: () => {
      show()
      askNow()
    },
    onZero: () => freeze(true),
  })
  const exchange = createExchange({ ...options, state, show, onTime: watch.look })
  const line = createLine({ clock, random, next: nextJob, onTurn: show })

  function nextJob(): Job | null {
    const { attemptId, phase, handIn, book, heardAtMs } = state
    if (state.isStopped || state.needsSignIn || !attemptId || phase === 'failed') return null
    const save = (signal: AbortSignal) => exchange.save(attemptId, signal)
    const hasUnsent = unsettled(book).length > 0
    // The server keeps as evidence what it had not got; then nothing on this device is needed any more.
    if (phase === 'ended') return hasUnsent ? { inMs: 0, run: save } : null
    // What is not in the hand-in goes before it: a cleared answer, and another tab's.
    const isLeftOut = (answer: KeptAnswer) =>
      !isAnswered(answer) || !isHandedIn(answer, handIn?.answers ?? [])
    if (handIn && unsettled(book).some(isLeftOut)) return { inMs: 0, run: save }
    if (handIn) return { inMs: 0, run: (signal) => exchange.sendHandIn(attemptId, handIn, signal) }
    const now = clock.monotonicMs()
    const refreshInMs = heardAtMs + REFRESH_EVERY_MS - now
    if (!hasUnsent)
      return isLeftover && refreshInMs > 0 ? null : { inMs: Math.max(0, refreshInMs), run: save }
    const sendInMs = state.unsentSinceMs + SEND_AFTER_MS - now
    return { inMs: Math.max(0, Math.min(sendInMs, refreshInMs)), run: save }
  }

  function freeze(isAuto: boolean): void {
    const { paper, attemptId, book } = state
    if (state.phase !== 'open' || !paper || !attemptId) return
    state.seen += 1
    state.handIn = { answers: handedIn(book, paper), seq: state.seen, isAuto }
    state.phase = 'handing-in'
    state.failure = null
    exchange.write(journal.keep(attemptId, 'handIn', state.handIn))
    show()
    line.hurry()
  }

  function resume(kept: KeptSitting<P>): void {
    state.attemptId = kept.attemptId
    state.paper = kept.paper
    state.book = fromJournal(kept.answers)
    state.place = kept.place ?? 0
    state.handIn = kept.handIn ?? null
    state.phase = kept.ended ? 'ended' : state.handIn ? 'handing-in' : 'open'
    if (kept.timing) {
      state.deadlineMs = Date.parse(kept.timing.deadline)
      state.notes = kept.timing.notes
      state.serverSeq = kept.timing.serverSeq
      state.serverClock.guess(kept.timing, clock.wallMs(), clock.monotonicMs())
    }
    state.seen = Math.max(state.serverSeq, highestSeq(state.book), state.handIn?.seq ?? 0)
    watch.look()
  }

  async function begin(opened: Opened<P>, sentAtMs: number): Promise<void> {
    if (opened === 'ended') {
      state.phase = 'ended'
      return
    }
    const { attempt, paper } = opened
    state.attemptId = attempt._id
    state.paper = paper
    state.phase = 'open'
    await journal.begin(attempt._id, paper).catch(exchange.missing)
    if (!state.isStopped) exchange.hear(attempt, attempt.answers, sentAtMs)
  }

  /** A request into the void may never come back; then the person is asked to try again, in the words of who opens. */
  function inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(NO_ANSWER_AFTER_MS, () => reject(new Error('')))
      work.then(resolve, reject).finally(cancel)
    })
  }

  async function open(): Promise<void> {
    const sentAtMs = clock.monotonicMs()
    try {
      const opened = await inTime(wire.open())
      if (!state.isStopped) await begin(opened, sentAtMs)
    } catch (failure) {
      state.phase = 'failed'
      state.failure = {
        status: failure instanceof WireFailure ? failure.status : 0,
        message: failure instanceof Error ? failure.message : '',
      }
    }
  }

  return {
    async start() {
      if (state.attemptId) return
      state.phase = 'opening'
      state.failure = null
      show()
      const kept = await journal.read().catch(() => null)
      if (state.isStopped) return
      if (kept) resume(kept)
      else if (!isLeftover) await open()
      show()
      line.poke()
    },
    answer(questionId, value) {
      const { attemptId, book } = state
      if (state.phase !== 'open' || !attemptId) return
      const { selectedOption, writtenAnswer, flagged } = book.get(questionId) ?? NO_ANSWER
      const before = { selectedOption, writtenAnswer, flagged }
      state.seen += 1
      const recordedAt = new Date(clock.wallMs()).toISOString()
      const answer = { ...before, ...value, questionId, seq: state.seen, recordedAt, isSettled: false }
      if (unsettled(book).length === 0) state.unsentSinceMs = clock.monotonicMs()
      state.book = new Map(book).set(questionId, answer)
      exchange.writeAnswers([answer])
      show()
      line.poke()
    },
    goTo(place) {
      if (place === state.place || !state.attemptId) return
      state.place = place
      exchange.write(journal.keep(state.attemptId, 'place', place))
      // At the last look, too: handing in goes over what other devices have answered since.
      const isOld = clock.monotonicMs() - state.heardAtMs > OLD_AFTER_MS
      if (isOld || place === state.paper?.questions.length) askNow()
      show()
    },
    handIn: () => freeze(false),
    wake() {
      state.heardAtMs = Number.NEGATIVE_INFINITY
      line.hurry()
      watch.look()
    },
    signedIn() {
      state.needsSignIn = false
      show()
      line.hurry()
    },
    dismissFailure() {
      state.failure = null
      show()
    },
    snapshot: () => shown,
    secondsLeft: () => state.secondsLeft,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      state.isStopped = true
      watch.stop()
      line.stop()
    },
  }
}
