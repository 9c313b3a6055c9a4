import type { DraftReply } from '@academy/contract/attempts'
import { type AnswerBook, highestSeq, isHandedIn, settled, unsettled, withServer } from './answer-book.ts'
import { type KeptAnswer, type KeptHandIn, type Paper, WireFailure } from './ports.ts'
import type { SittingOptions, SittingState } from './state.ts'

const BATCH_MAX = 200

type ExchangeOptions<P extends Paper, R> = Pick<
  SittingOptions<P, R>,
  'journal' | 'wire' | 'clock' | 'deviceId'
> & {
  state: SittingState<P, R>
  show: () => void
  /** The time or the deadline is known anew. */
  onTime: () => void
}

/** What goes to the server and what comes of it. A rejection means: no answer, come again. */
export function createExchange<P extends Paper, R>(options: ExchangeOptions<P, R>) {
  const { journal, wire, clock, deviceId, state, show, onTime } = options

  /** An answer is shown as kept only once the device has written it. */
  function write(work: Promise<void>): void {
    state.writing += 1
    work.catch(missing).finally(() => {
      state.writing -= 1
      show()
    })
  }

  function missing(): void {
    state.isOnlyInMemory = true
    state.failedWrites += 1
  }

  function writeAnswers(answers: readonly KeptAnswer[]): void {
    if (!state.attemptId || answers.length === 0) return
    write(state.isOnlyInMemory ? writeAll(state.attemptId) : journal.keepAnswers(state.attemptId, answers))
  }

  /** After a failure nobody knows what the journal lacks: all of it again. */
  async function writeAll(attemptId: string): Promise<void> {
    const { failedWrites, paper, book } = state
    if (paper) await journal.begin(attemptId, paper)
    await journal.keepAnswers(attemptId, [...book.values()])
    if (state.failedWrites === failedWrites) state.isOnlyInMemory = false
  }

  function takeBook(next: AnswerBook): void {
    const changed = [...next.values()].filter((answer) => state.book.get(answer.questionId) !== answer)
    state.book = next
    state.seen = Math.max(state.seen, highestSeq(next))
    writeAnswers(changed)
  }

  /** Time, notes and answers of the server: all of them, or what other devices changed. */
  function hear(reply: Omit<DraftReply, 'changes'>, answers: DraftReply['changes'], sentAtMs: number): void {
    const now = clock.monotonicMs()
    const serverMs = Date.parse(reply.serverNow)
    state.heardAtMs = now
    state.needsSignIn = false
    state.serverClock.heard(serverMs, sentAtMs, now)
    state.deadlineMs = Date.parse(reply.deadline)
    state.serverSeq = Math.max(state.serverSeq, reply.seq)
    state.seen = Math.max(state.seen, state.serverSeq)
    if (reply.notes.length !== state.notes.length) state.notes = reply.notes
    takeBook(withServer(state.book, answers, new Date(clock.wallMs()).toISOString()))
    if (state.attemptId) {
      const { notes, serverSeq } = state
      const timing = { deadline: reply.deadline, serverMs, wallMs: clock.wallMs(), notes, serverSeq }
      write(journal.keep(state.attemptId, 'timing', timing))
    }
    if (reply.state !== 'open') end(null)
    onTime()
  }

  function settle(sent: readonly KeptAnswer[]): void {
    const { book, changed } = settled(state.book, sent)
    if (changed.length === 0) return
    state.book = book
    state.unsentSinceMs = clock.monotonicMs()
    if (unsettled(book).length === 0) state.isOneByOne = false
    writeAnswers(changed)
  }

  function end(result: R | null): void {
    if (state.phase === 'ended') return
    state.phase = 'ended'
    state.result = result
    if (state.attemptId) write(journal.keep(state.attemptId, 'ended', true))
  }

  /** What is left of refusals: no session, not allowed, gone, or come again. */
  function refused(refusal: WireFailure): void {
    const { status, message } = refusal
    if (status === 401) state.needsSignIn = true
    else if (status === 403 || status === 404) {
      state.phase = 'failed'
      state.failure = { status, message }
    } else throw refusal
  }

  /** One request; its refusal is dealt with where it is a word about what was sent. */
  async function ask<T>(
    signal: AbortSignal,
    request: () => Promise<T>,
    taken: (reply: T) => void,
    onRefused: (refusal: WireFailure) => boolean,
  ): Promise<void> {
    try {
      const reply = await request()
      if (!state.isStopped && !signal.aborted) taken(reply)
    } catch (failure) {
      if (state.isStopped || signal.aborted) return
      if (!(failure instanceof WireFailure)) throw failure
      if (!onRefused(failure)) refused(failure)
    }
    if (state.phase === 'ended' && unsettled(state.book).length === 0 && state.attemptId)
      // Whatever stays after a failure here is found and forgotten on a later visit.
      await journal.forget(state.attemptId).catch(() => undefined)
  }

  /** With nothing to send it only asks for the time and for the answers of other devices. */
  function save(attemptId: string, signal: AbortSignal): Promise<void> {
    const batch = unsettled(state.book).slice(0, state.isOneByOne ? 1 : BATCH_MAX)
    const answers = batch.map(({ isSettled: _, ...answer }) => answer)
    const sentAtMs = clock.monotonicMs()
    return ask(
      signal,
      () => wire.save({ attemptId, deviceId, since: state.serverSeq, answers }, signal),
      (reply) => {
        settle(batch)
        hear(reply, reply.changes, sentAtMs)
      },
      (refusal) => {
        if (refusal.status === 409) {
          // The attempt has ended, and the server has kept these answers as evidence.
          settle(batch)
          end(null)
          return true
        }
        if (!isUnacceptable(refusal) || batch.length === 0) return false
        // One answer that the server will never take must not hold up the others.
        state.isOneByOne = true
        if (batch.length > 1) return true
        state.failure = { status: refusal.status, message: refusal.message }
        settle(batch)
        return true
      },
    )
  }

  function sendHandIn(attemptId: string, handIn: KeptHandIn, signal: AbortSignal): Promise<void> {
    const { answers, seq, isAuto } = handIn
    // What another tab gave is not in it, and goes by itself.
    const settleCarried = () => settle(unsettled(state.book).filter((answer) => isHandedIn(answer, answers)))
    return ask(
      signal,
      () => wire.handIn({ attemptId, seq, answers, isAuto }, signal),
      (result) => {
        settleCarried()
        end(result)
      },
      (refusal) => {
        if (refusal.status === 409) {
          // It ended before, with other answers; the server has kept these as evidence.
          settleCarried()
          end(null)
          return true
        }
        if (!isUnacceptable(refusal)) return false
        state.handIn = null
        state.phase = 'open'
        write(journal.keep(attemptId, 'handIn', null))
        if (isAuto) {
          // There is time left that this page has not heard of: it asks, in a moment.
          state.heardAtMs = Number.NEGATIVE_INFINITY
          throw refusal
        }
        state.failure = { status: refusal.status, message: refusal.message }
        onTime()
        return true
      },
    )
  }

  return { write, missing, writeAnswers, hear, save, sendHandIn }
}

/** What was sent is wrong as it is; sending it again would not help. */
const isUnacceptable = ({ status }: WireFailure) => status === 400 || status === 413 || status === 422
