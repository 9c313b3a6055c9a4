import { describe, expect, it } from 'vitest'
import { previewOf, splitDescription } from './course-text.ts'

describe('a course described', () => {
  it('leads with its first paragraph', () => {
    expect(splitDescription('Write pages.\n\nFrom zero.\nNo tools.')).toEqual({
      lead: 'Write pages.',
      rest: ['From zero.', 'No tools.'],
    })
    expect(splitDescription('')).toEqual({ lead: '', rest: [] })
  })

  it('cuts a long first paragraph after a sentence and loses nothing', () => {
    const long = `${'Train a model on data. '.repeat(20)}End.`
    const { lead, rest } = splitDescription(long)
    expect(lead.length).toBeLessThanOrEqual(240)
    expect(lead.endsWith('.')).toBe(true)
    expect(`${lead} ${rest.join(' ')}`).toBe(long)
  })

  it('previews whole words and whole letters', () => {
    expect(previewOf('short', 200)).toBe('short')
    expect(previewOf('one two three', 9)).toBe('one two…')
    expect(previewOf('👩‍💻'.repeat(3), 3).length).toBeLessThanOrEqual(8)
    expect([...previewOf('word '.repeat(100), 200)].length).toBeLessThanOrEqual(201)
  })
})
