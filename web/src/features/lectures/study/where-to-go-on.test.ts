import type { LectureInList } from '@academy/contract/lectures'
import { describe, expect, it } from 'vitest'
import { shareReached, whereToGoOn } from './where-to-go-on.ts'

const lecture = (id: string) => ({ _id: id, durationSeconds: 100, pageCount: null }) as LectureInList
const lectures = [lecture('a'), lecture('b'), lecture('c')]
const next = { _id: 'b', title: 'B', number: 2, positionSeconds: 40, durationSeconds: 100 }

describe('where studying goes on', () => {
  it('is the lecture opened last, at its place', () => {
    const goOn = whereToGoOn(lectures, new Set(['a']), next)
    expect(goOn).toMatchObject({ number: 2, position: 40 })
    expect(goOn && shareReached(goOn)).toBeCloseTo(0.4)
  })

  it('is the first one open when that one was completed here and not sent yet', () => {
    expect(whereToGoOn(lectures, new Set(['a', 'b']), next)).toMatchObject({ number: 3, position: 0 })
  })

  it('is the first for somebody who has not begun, and for an admin', () => {
    expect(whereToGoOn(lectures, new Set(), null)).toMatchObject({ number: 1, position: 0 })
    expect(whereToGoOn(lectures, new Set(), undefined)).toMatchObject({ number: 1 })
  })

  it('is nowhere when all is done, or there is nothing', () => {
    expect(whereToGoOn(lectures, new Set(['a', 'b', 'c']), null)).toBeNull()
    expect(whereToGoOn([], new Set(), null)).toBeNull()
  })
})
