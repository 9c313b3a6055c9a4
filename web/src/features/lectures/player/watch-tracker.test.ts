import { COMPLETE_AT_SHARE, type Range, shareWatched } from '@academy/contract/progress/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlayEvent, stepWatching, type Tick } from './watch-tracker.ts'

function watch(events: readonly PlayEvent[]): Range[] {
  let last: Tick | null = null
  const ranges: Range[] = []
  for (const event of events) {
    const step = stepWatching(last, event)
    last = step.last
    if (step.watched) ranges.push(step.watched)
  }
  return ranges
}

/** Playing from one place to another at a rate, a tick every quarter second of the clock. */
function playing(from: number, to: number, { rate = 1, startMs = 0, everyMs = 250 } = {}): PlayEvent[] {
  const events: PlayEvent[] = []
  let atMs = startMs
  for (let at = from; at < to; at += (everyMs / 1000) * rate) {
    events.push({ type: 'tick', mediaSeconds: at, atMs, rate })
    atMs += everyMs
  }
  return [...events, { type: 'stop', mediaSeconds: to, atMs, rate }]
}

const LENGTH = 100
const isComplete = (ranges: Range[]) => shareWatched(ranges, LENGTH) >= COMPLETE_AT_SHARE

describe('what was truly watched', () => {
  it('is everything when it plays from the first to the last second', () => {
    expect(shareWatched(watch(playing(0, LENGTH)), LENGTH)).toBeCloseTo(1)
  })

  it('is complete at nine tenths, not before', () => {
    expect(isComplete(watch(playing(0, 89)))).toBe(false)
    expect(isComplete(watch(playing(0, 90.5)))).toBe(true)
  })

  it('is not the rest when somebody jumps to the end', () => {
    const jumped = [...playing(0, 5), { type: 'jump' } as const, ...playing(99, LENGTH, { startMs: 5_250 })]
    expect(shareWatched(watch(jumped), LENGTH)).toBeCloseTo(0.06, 1)
  })

  it('is not a jump that nobody announced', () => {
    const ticks: PlayEvent[] = [
      { type: 'tick', mediaSeconds: 1, atMs: 0, rate: 1 },
      { type: 'tick', mediaSeconds: 99, atMs: 250, rate: 1 },
      { type: 'stop', mediaSeconds: 100, atMs: 500, rate: 1 },
    ]
    expect(shareWatched(watch(ticks), LENGTH)).toBeLessThan(0.02)
  })

  it.each([0.5, 0.75, 1.25, 1.5, 2])('counts the same at %s times the speed', (rate) => {
    expect(shareWatched(watch(playing(0, LENGTH, { rate })), LENGTH)).toBeCloseTo(1)
  })

  it('counts a passage once, however often it loops', () => {
    const loops = [0, 1, 2].flatMap((turn): PlayEvent[] => [
      ...playing(10, 30, { startMs: turn * 30_000 }),
      { type: 'jump' },
    ])
    expect(shareWatched(watch(loops), LENGTH)).toBeCloseTo(0.2)
  })

  it('counts what plays on in a hidden tab, where ticks come seldom', () => {
    expect(isComplete(watch(playing(0, LENGTH, { everyMs: 5_000 })))).toBe(true)
  })

  it('never grows by more than the clock allows, whatever is told', () => {
    const tick = fc.record({
      type: fc.constantFrom('tick' as const, 'stop' as const),
      mediaSeconds: fc.double({ min: 0, max: LENGTH, noNaN: true }),
      passedMs: fc.integer({ min: 0, max: 2_000 }),
      rate: fc.constantFrom(0.5, 1, 2),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(tick, fc.constant({ type: 'jump' as const }))), (told) => {
        let atMs = 0
        const events = told.map((event): PlayEvent => {
          if (event.type === 'jump') return event
          atMs += event.passedMs
          return { ...event, atMs }
        })
        const covered = shareWatched(watch(events), LENGTH) * LENGTH
        expect(covered).toBeLessThanOrEqual((atMs / 1000) * 2 + events.length * 0.4 + 0.001)
      }),
    )
  })

  it('is nothing when every move is a jump', () => {
    const place = fc.double({ min: 0, max: LENGTH, noNaN: true })
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const events = places.flatMap((mediaSeconds, at): PlayEvent[] => [
          { type: 'jump' },
          { type: 'tick', mediaSeconds, atMs: at * 1000, rate: 1 },
        ])
        expect(watch(events)).toEqual([])
      }),
    )
  })
})
