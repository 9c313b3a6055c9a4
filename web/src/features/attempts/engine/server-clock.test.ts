import { describe, expect, it } from 'vitest'
import { createServerClock } from './server-clock.ts'

describe('the server’s clock', () => {
  it('is known to half a round trip, and better with each contact', () => {
    const clock = createServerClock()
    clock.heard(1_000_000, 0, 4_000)
    expect(Math.abs(clock.now(4_000) - 1_000_000)).toBeLessThanOrEqual(2_000)
    expect(clock.atLeast(4_000)).toBe(1_000_000)
    // Heard again a minute later, quickly: the server was at 1,060,000 when it read 60,100 here.
    clock.heard(1_060_000, 60_050, 60_150)
    expect(Math.abs(clock.now(60_150) - 1_060_050)).toBeLessThanOrEqual(50)
    clock.heard(1_080_000, 70_100, 90_100)
    expect(Math.abs(clock.now(90_100) - 1_090_000)).toBeLessThanOrEqual(50)
  })

  it('believes the last contact after a sleep that the timer did not count', () => {
    const clock = createServerClock()
    clock.heard(1_000_000, 0, 100)
    clock.heard(4_600_000, 1_000, 1_100)
    expect(clock.atLeast(1_100)).toBe(4_600_000)
  })

  it('is never sure of a guess, and lets no calendar turn it back', () => {
    const clock = createServerClock()
    const kept = { deadline: '', serverMs: 500_000, wallMs: 9_000, notes: [], serverSeq: 0 }
    clock.guess(kept, 19_000, 0)
    expect([clock.now(0), clock.isSure()]).toEqual([510_000, false])
    clock.guess(kept, 1, 0)
    expect(clock.now(0)).toBe(500_000)
    clock.heard(700_000, 0, 10)
    expect([clock.isSure(), clock.atLeast(10)]).toEqual([true, 700_000])
  })
})
