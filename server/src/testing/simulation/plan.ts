import type { AssessmentKind } from '@academy/contract/attempts'
import { type Random, randomOf } from './random.ts'

/** What somebody does, or what happens to their phone. Moments are milliseconds of the wave's own time. */
export type Deed =
  | { do: 'open' | 'reload' | 'hand-in' }
  | { do: 'choose'; question: number; option: number }
  | { do: 'type'; question: number; text: string }
  | { do: 'clear' | 'flag'; question: number }
  | { do: 'offline' | 'crash' | 'log-out'; forMs: number }
  | { do: 'sleep'; forMs: number; isTimerPaused: boolean }
  | { do: 'move-calendar'; byMs: number }
  | { do: 'extend'; minutes: number }
export type Action = { atMs: number; phone: number; tab: number } & Deed

/** How bad a line is: shares of requests, and the longest way in one direction. */
export interface Line {
  lost: number
  unanswered: number
  silent: number
  twice: number
  busy: number
  wayMaxMs: number
}
export interface PhonePlan {
  line: Line
  /** How far the phone's calendar is off. */
  skewMs: number
  /** Share of writes to its journal that fail. */
  brokenStorage: number
}
/** All that one seed draws: one student at one quiz or exam. */
export interface Plan {
  seed: number
  kind: AssessmentKind
  phones: PhonePlan[]
  actions: Action[]
}

export const LIMIT_MINUTES = { quiz: 1, 'final-exam': 2 } as const
const DAY_MS = 24 * 60 * 60_000
const GOOD: Line = { lost: 0, unanswered: 0, silent: 0, twice: 0, busy: 0, wayMaxMs: 150 }
const POOR: Line = { lost: 0.1, unanswered: 0.1, silent: 0.05, twice: 0.15, busy: 0.05, wayMaxMs: 1_500 }
const BAD: Line = { lost: 0.25, unanswered: 0.25, silent: 0.15, twice: 0.3, busy: 0.1, wayMaxMs: 9_000 }

export function planOf(seed: number, questionCount: number): Plan {
  const random = randomOf(seed)
  const kind = random.chance(0.25) ? 'final-exam' : 'quiz'
  const endMs = LIMIT_MINUTES[kind] * 60_000
  const phones = Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => aPhone(random))
  const openMs = random.between(0, 8_000)
  const actions: Action[] = [{ do: 'open', atMs: openMs, phone: 0, tab: 0 }]
  const places = [{ phone: 0, tab: 0, fromMs: openMs }]
  const other = (phone: number, tab: number) => {
    const fromMs = openMs + random.between(1_000, endMs - 5_000)
    places.push({ phone, tab, fromMs })
    actions.push({ do: 'open', atMs: fromMs, phone, tab })
  }
  if (phones.length > 1) other(1, 0)
  if (random.chance(0.12)) other(0, 1)
  const lastMs = openMs + endMs + 20_000
  const add = (fromMs: number, toMs: number, deed: Deed) => {
    const atMs = random.between(fromMs, toMs)
    const at = random.pick(places.filter((place) => place.fromMs <= atMs))
    actions.push({ ...deed, atMs, phone: at.phone, tab: at.tab } as Action)
    return atMs
  }
  for (let left = random.between(3, 14); left > 0; left--) {
    // Most work is done over the whole time, some of it in the last seconds.
    const fromMs = random.chance(0.2) ? lastMs - 25_000 : openMs + 300
    add(fromMs, lastMs, anAnswer(random, questionCount))
  }
  for (let left = random.pick([0, 0, 1, 1, 2, 3, 5]); left > 0; left--)
    add(openMs + 200, lastMs, aMishap(random))
  if (random.chance(0.45)) {
    const at = add(openMs + 1_000, openMs + endMs + 1_000, { do: 'hand-in' })
    // Somebody presses on both phones at once.
    if (random.chance(0.3)) add(at, at + 1_000, { do: 'hand-in' })
  }
  if (random.chance(0.1)) add(openMs, openMs + endMs, { do: 'extend', minutes: 1 })
  return { seed, kind, phones, actions: actions.toSorted((one, two) => one.atMs - two.atMs) }
}

function aPhone(random: Random): PhonePlan {
  const skewMs = random.chance(0.4) ? random.between(-400 * DAY_MS, 400 * DAY_MS) : 0
  return {
    line: random.pick([GOOD, POOR, POOR, BAD]),
    skewMs,
    brokenStorage: random.chance(0.05) ? random.pick([0.2, 1]) : 0,
  }
}

const SENTENCES = ['because it is small', 'ni byiza cyane', 'a real phone is slow, and 👋 far away', '  ']

function anAnswer(random: Random, questionCount: number): Deed {
  const question = random.between(0, questionCount - 1)
  if (random.chance(0.08)) return { do: 'clear', question }
  if (random.chance(0.1)) return { do: 'flag', question }
  // The last question is written, whoever answers it types.
  if (question === questionCount - 1) return { do: 'type', question, text: typed(random) }
  return { do: 'choose', question, option: random.between(0, 3) }
}

const typed = (random: Random) => `${random.pick(SENTENCES)} ${random.between(1, 999)}`

function aMishap(random: Random): Deed {
  switch (random.between(0, 6)) {
    case 0:
    case 1:
      return { do: 'offline', forMs: random.between(500, random.pick([8_000, 90_000])) }
    case 2:
      return { do: 'reload' }
    case 3:
      return { do: 'crash', forMs: random.between(500, random.pick([5_000, 100_000])) }
    case 4:
      return { do: 'sleep', forMs: random.between(1_000, 60_000), isTimerPaused: random.chance(0.5) }
    case 5:
      return { do: 'move-calendar', byMs: random.between(-3 * DAY_MS, 3 * DAY_MS) }
    default:
      return { do: 'log-out', forMs: random.between(1_000, 40_000) }
  }
}
