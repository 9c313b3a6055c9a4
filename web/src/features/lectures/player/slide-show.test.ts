import { describe, expect, it } from 'vitest'
import { type SlideEvent, startShow, stepShow } from './slide-show.ts'

const begun = (count: number) => stepShow(startShow(count, 0, true), { type: 'touch' })
const after = (events: SlideEvent['type'][], show = begun(3)) =>
  events.reduce((state, type) => stepShow(state, { type } as SlideEvent), show)

describe('a show of slides', () => {
  it('goes on by itself until the last slide and stands there', () => {
    expect(after(['time'])).toMatchObject({ at: 1, isRunning: true, isManual: false })
    expect(after(['time', 'time'])).toMatchObject({ at: 2, isRunning: false })
    expect(after(['time', 'time', 'time'])).toMatchObject({ at: 2 })
  })

  it('stands still until the first touch or press, whatever time goes by', () => {
    const waiting = startShow(3, 0, true)
    expect(waiting).toMatchObject({ isRunning: false, isWaiting: true })
    expect(after(['time', 'time'], waiting)).toEqual(waiting)
    expect(after(['touch'], waiting)).toMatchObject({ at: 0, isRunning: true, isWaiting: false })
    expect(after(['toggle'], waiting)).toMatchObject({ at: 0, isRunning: true, isWaiting: false })
    expect(after(['next'], waiting)).toMatchObject({ at: 1, isRunning: true, isWaiting: false })
    expect(after(['stop'], waiting)).toMatchObject({ isRunning: false, isWaiting: false })
    expect(after(['toggle', 'toggle', 'touch'], waiting)).toMatchObject({ isRunning: false })
  })

  it('stands still when it was stopped', () => {
    expect(after(['stop', 'time', 'time'])).toMatchObject({ at: 0, isRunning: false })
  })

  it('knows moves of the person from its own', () => {
    expect(after(['next'])).toMatchObject({ at: 1, isManual: true })
    expect(after(['next', 'time'])).toMatchObject({ at: 2, isManual: false })
  })

  it('never leaves the slides there are', () => {
    expect(after(['previous'])).toMatchObject({ at: 0 })
    expect(after(['last', 'next'])).toMatchObject({ at: 2 })
    expect(stepShow(startShow(3, 0, true), { type: 'go', to: 9 })).toMatchObject({ at: 2 })
  })

  it('begins anew when it is played at the end; a single slide never runs', () => {
    expect(after(['last', 'toggle'])).toMatchObject({ at: 0, isRunning: true })
    expect(after(['toggle'], begun(1))).toMatchObject({ at: 0, isRunning: false })
  })

  it('does not run for those who want less motion', () => {
    expect(startShow(3, 0, false)).toMatchObject({ isRunning: false, isWaiting: false })
    expect(after(['touch'], startShow(3, 0, false))).toMatchObject({ isRunning: false })
  })
})
