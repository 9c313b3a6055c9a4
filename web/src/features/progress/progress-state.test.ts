import { describe, expect, it } from 'vitest'
import { completedIn, withCompleted } from './progress-state.ts'

const course = 'c'.repeat(24)
const halfway = {
  courseProgressPercentage: 50,
  completedLectures: 1,
  allLectures: 2,
  progress: [{ course, completedLectures: ['a'] }],
}

describe('progress on the screen', () => {
  it('counts a lecture that the server has not confirmed yet', () => {
    const next = withCompleted(halfway, course, ['b'])
    expect(next).toMatchObject({ courseProgressPercentage: 100, completedLectures: 2 })
    expect(completedIn(next)).toEqual(['a', 'b'])
  })

  it('counts none twice', () => {
    expect(withCompleted(halfway, course, ['a'])).toBe(halfway)
  })

  it('knows of none before it is loaded', () => {
    expect(completedIn(undefined)).toEqual([])
  })
})
