import { describe, expect, it } from 'vitest'
import { readingMs, seenByTurning } from './slide-reading.ts'
import { type SlideEvent, startShow, stepShow } from './slide-show.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('a slide counts as seen', () => {
  it('after the time that its words take to read, markup aside', () => {
    expect(readingMs({ title: '', content: `<p>${words(38)}</p><ul><li>two words</li></ul>` })).toBe(10_000)
    expect(
      readingMs({ title: 'Two words', content: `<p class="a long name of a class">${words(18)}</p>` }),
    ).toBe(5_000)
  })

  it('after a short look when it has hardly a word', () => {
    expect(readingMs({ title: '', content: '' })).toBe(3_000)
    expect(readingMs({ title: 'Thank you', content: '<p></p>' })).toBe(3_000)
  })

  it('when it is turned by hand, and the last one when it is reached by hand', () => {
    const seenAfter = (from: number, event: SlideEvent) => {
      const show = { ...startShow(4, from, true), isRunning: true }
      return seenByTurning(from, stepShow(show, event)).map(([slide]) => slide)
    }
    expect(seenAfter(0, { type: 'next' })).toEqual([0])
    expect(seenAfter(1, { type: 'go', to: 3 })).toEqual([1, 3])
    expect(seenAfter(2, { type: 'next' })).toEqual([2, 3])
    expect(seenAfter(2, { type: 'previous' })).toEqual([2])
    expect(seenAfter(1, { type: 'stop' })).toEqual([])
    expect(seenAfter(1, { type: 'time' })).toEqual([])
    expect(seenAfter(2, { type: 'time' })).toEqual([])
  })
})
