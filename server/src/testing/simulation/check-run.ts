import { FINALISE_WITHIN_SECONDS, GRACE_SECONDS, isAnswered } from '@academy/contract/attempts'
import { checkAnswers } from './check-answers.ts'
import type { Outcome } from './outcome.ts'
import { LIMIT_MINUTES } from './plan.ts'
import type { Run } from './run.ts'
import type { Wave } from './run-wave.ts'

const GRACE_MS = GRACE_SECONDS * 1000
/** Without a beat for longer, the academy counts as away; it beats every five seconds. */
const AWAY_AFTER_MS = 15_000
const BEAT_MS = 5_000
const ROUND_MS = 1

/** Everything that one schedule shows to be wrong; nothing when the promises were kept. */
export function checkRun(run: Run, outcome: Outcome | undefined, wave: Wave): string[] {
  const faults = [...run.story.faults]
  if (!outcome) {
    const isOpened = run.story.arrivals.some(({ kind, status }) => kind === 'open' && status === 200)
    return isOpened ? [...faults, 'the attempt is gone'] : faults
  }
  const say = (fault: string) => void faults.push(fault)
  const [submission, ...more] = outcome.submissions
  if (!submission || outcome.endedMs === null)
    return [...faults, `no submission; the attempt is ${outcome.state}`]
  if (more.length > 0) say(`${outcome.submissions.length} submissions`)
  checkEnd(run, outcome, submission.submittedMs, wave, say)
  checkDeadline(run, outcome, wave, say)
  for (const { kind, status, deadlineMs, atMs, answers } of run.story.arrivals) {
    const isLate = deadlineMs !== null && wave.startMs + atMs > deadlineMs + GRACE_MS
    if (kind === 'save' && status === 200 && isLate && answers.some(isAnswered))
      say(`a draft of ${atMs} ms was taken after deadline and grace`)
  }
  checkAnswers(run, outcome, submission.answers, wave, say)
  for (const { at, pages, storage, plan } of run.phones) {
    for (const { tab, sitting } of pages) {
      const { phase, unsentCount } = sitting.snapshot()
      if (phase !== 'ended')
        say(`phone ${at}, tab ${tab} is ${phase} in the end, with ${unsentCount} answers unsent`)
    }
    // A broken one forgets on a later visit.
    if (pages.length > 0 && storage.attemptId && plan.brokenStorage === 0)
      say(`phone ${at} still keeps its journal`)
  }
  return faults
}

function checkEnd(
  { story }: Run,
  { state, deadlineMs, endedMs }: Outcome,
  submittedMs: number,
  { startMs, downs }: Wave,
  say: (fault: string) => void,
): void {
  if (submittedMs > deadlineMs + GRACE_MS + ROUND_MS)
    say(`submitted ${submittedMs - deadlineMs} ms after the deadline`)
  if (state === 'handed-in') {
    const taken = story.arrivals.filter(
      ({ kind, status, atMs }) =>
        kind === 'hand-in' && status === 200 && startMs + atMs <= submittedMs + ROUND_MS,
    )
    if (taken.length === 0) say('handed in by nobody')
    else if (taken.every(({ isAuto }) => isAuto) && submittedMs < deadlineMs - ROUND_MS)
      say(`handed in by the page itself, ${deadlineMs - submittedMs} ms before the deadline`)
    return
  }
  if (Math.abs(submittedMs - deadlineMs) > ROUND_MS) say('finalised, and not submitted at the deadline')
  const dueMs = deadlineMs + GRACE_MS
  const late = (endedMs ?? 0) - dueMs
  if (late < -ROUND_MS) say(`finalised ${-late} ms before deadline and grace`)
  const isExcused = downs.some(
    ({ fromMs, toMs }) =>
      startMs + fromMs <= dueMs + FINALISE_WITHIN_SECONDS * 1000 && startMs + toMs >= dueMs,
  )
  if (late > FINALISE_WITHIN_SECONDS * 1000 && !isExcused)
    say(`finalised ${late} ms after deadline and grace`)
}

/** Nobody is given a second, and nobody loses one. */
function checkDeadline(
  { plan, story }: Run,
  { startedMs, deadlineMs, endedMs }: Outcome,
  { startMs, downs }: Wave,
  say: (fault: string) => void,
): void {
  const extendedMs = story.extensions
    .filter(({ atMs }) => startMs + atMs <= (endedMs ?? 0))
    .reduce((sum, { minutes }) => sum + minutes * 60_000, 0)
  const extraMs = deadlineMs - startedMs - LIMIT_MINUTES[plan.kind] * 60_000 - extendedMs
  let least = 0
  let most = 0
  for (const { fromMs, toMs, isKilled } of downs) {
    const [from, to] = [startMs + fromMs, startMs + toMs]
    const lengthMs = to - from
    const wasOpen = startedMs < from && (endedMs ?? 0) >= to
    if (lengthMs > AWAY_AFTER_MS && wasOpen && from < deadlineMs - lengthMs) least += lengthMs
    if (startedMs <= to && lengthMs > AWAY_AFTER_MS - BEAT_MS) most += lengthMs + (isKilled ? BEAT_MS : 0)
  }
  if (extraMs < least - ROUND_MS) say(`${least - extraMs} ms were not given back`)
  if (extraMs > most + ROUND_MS) say(`${extraMs - most} ms too many`)
}
