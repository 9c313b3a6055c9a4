import { type Clock, createSitting, type Paper } from '../../../../web/src/features/attempts/engine/index.ts'
import { createPageWire, type PageWireOptions } from './page-wire.ts'
import { createPhoneJournal } from './phone-journal.ts'
import type { Page, Phone } from './shapes.ts'
import { keyOf, noteArrival, type SentAnswer } from './story.ts'

/** Network in both directions allows half of it as an error; the shown seconds are rounded up. */
const JUDGED_RTT_MS = 4_000
const OFF_AT_MOST_SECONDS = 2
const LOOK_AFTER_MS = 3_000

/** One visit of the student's page: the real engine on the phone's three ports. */
export function openPage(phone: Phone, tab: number, isLeftover: boolean): Page {
  const { time, random, story, storage, plan, world } = phone
  const deviceId = `phone-${phone.at}-tab-${tab}-${phone.visits++}`
  let isDead = false
  const waiting: (() => void)[] = []
  const given = new Map<string, SentAnswer>()

  const clock: Clock = {
    monotonicMs: phone.monotonicMs,
    wallMs: phone.wallMs,
    after(ms, act) {
      const dueMs = phone.monotonicMs() + ms
      let isCancelled = false
      const fire = () => {
        if (isDead || isCancelled) return
        if (phone.isAsleep()) return void waiting.push(fire)
        const left = dueMs - phone.monotonicMs()
        if (left > 0) time.after(left, fire)
        else act()
      }
      time.after(ms, fire)
      return () => {
        isCancelled = true
      }
    },
  }
  const journal = createPhoneJournal({
    ...{ time, random, storage, deviceId, brokenShare: phone.isHealed() ? 0 : plan.brokenStorage },
    isDead: () => isDead,
    onKept(answers) {
      const atMs = time.nowMs()
      for (const answer of answers) {
        if (!answer.isSettled) story.kept.push({ ...answer, phone: phone.at, atMs })
      }
    },
  })
  const wireOptions: PageWireOptions = {
    place: phone.place,
    nowMs: time.nowMs,
    send: (address, sending, signal, onArrival) =>
      phone.line.send(address, sending, () => isDead || (signal?.aborted ?? false), onArrival),
    frozen: () => {
      const { isAutoHandIn, answers } = sitting.snapshot()
      return { isAuto: isAutoHandIn, book: [...answers.values()] }
    },
    onArrival: (arrival) => noteArrival(story, { ...arrival, phone: phone.at }),
    onContact(sentAtMs, signal) {
      if (time.nowMs() - sentAtMs > JUDGED_RTT_MS) return
      time.after(0, () => {
        if (!isDead && !signal?.aborted && !phone.isAsleep()) checkTime()
      })
    },
  }
  const sitting = createSitting<Paper, unknown>({
    ...{ journal, clock, deviceId, isLeftover, wire: createPageWire(wireOptions) },
    random: random.next,
  })
  sitting.subscribe(checkShown)

  function checkTime(): void {
    const { phase, deadlineMs, isTimeSure } = sitting.snapshot()
    const shown = sitting.secondsLeft()
    if (phase !== 'open' || deadlineMs === null || shown === null) return
    const left = Math.max(0, Math.ceil((deadlineMs - world.serverMs()) / 1000))
    if (!isTimeSure || Math.abs(shown - left) > OFF_AT_MOST_SECONDS)
      story.faults.push(`${deviceId} shows ${shown} s at ${time.nowMs()} ms, but ${left} s are left`)
  }

  /** What the page says of the answers is true. */
  function checkShown(): void {
    const { saved, phase, answers, attemptId } = sitting.snapshot()
    if (isDead || phase === 'ended' || !attemptId) return
    if (saved === 'device' && storage.attemptId) {
      for (const { questionId, seq, isSettled } of answers.values()) {
        const written = [...storage.answers.values()].some(
          (row) => row.questionId === questionId && row.seq >= seq,
        )
        if (!isSettled && !written)
          story.faults.push(
            `${deviceId} says that ${questionId} is on this phone at ${time.nowMs()}, and it is not`,
          )
      }
    }
    if (saved !== 'saved') return
    for (const answer of given.values()) {
      const { questionId, seq } = answer
      const isNewest = answers.get(questionId)?.seq === seq
      if (isNewest && !story.arrived.has(keyOf(answer)))
        story.faults.push(
          `${deviceId} says saved of ${questionId} at ${time.nowMs()}, and the server has not got it`,
        )
    }
  }

  async function attend(): Promise<void> {
    if (isDead) return
    const { phase, failure, needsSignIn } = sitting.snapshot()
    // A refusal of the old session may come after the new one: the password once more.
    if (needsSignIn && phone.isSignedIn()) sitting.signedIn()
    if (phase === 'failed' && !phone.isAsleep()) {
      if (failure?.status === 401) phone.signIn()
      else if (failure && failure.status >= 400)
        story.faults.push(`${deviceId} was refused with ${failure.status}: ${failure.message}`)
      void sitting.start()
    }
    time.after(LOOK_AFTER_MS, attend)
  }

  void sitting.start()
  time.after(LOOK_AFTER_MS, attend)
  return {
    tab,
    sitting,
    give(questionId, value) {
      const before = sitting.snapshot().answers.get(questionId)?.seq
      sitting.answer(questionId, value)
      const after = sitting.snapshot().answers.get(questionId)
      if (after && after.seq !== before) given.set(questionId, after)
    },
    wake() {
      for (const fire of waiting.splice(0)) fire()
      sitting.wake()
    },
    die() {
      isDead = true
    },
  }
}
