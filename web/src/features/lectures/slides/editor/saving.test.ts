import { describe, expect, it } from 'vitest'
import { isDue, type Saving, type SavingEvent, startSaving, stepSaving, wordOf } from './saving.ts'

const after = (...events: SavingEvent[]): Saving => events.reduce(stepSaving, startSaving())

describe('saving the slides', () => {
  it('waits, sends, and says when it was saved', () => {
    expect(wordOf(startSaving(), 0)).toBe('untouched')
    expect(wordOf(startSaving(), 1)).toBe('waiting')
    expect(wordOf(after({ type: 'sent', edits: 1 }), 1)).toBe('saving')
    expect(wordOf(after({ type: 'sent', edits: 1 }, { type: 'confirmed', atMs: 5 }), 1)).toBe('saved')
  })

  it('does not take what was typed meanwhile for saved', () => {
    const saving = after({ type: 'sent', edits: 1 }, { type: 'confirmed', atMs: 5 })
    expect(wordOf(saving, 2)).toBe('waiting')
    expect(isDue(saving, 2)).toBe(true)
  })

  it('sends one at a time, again after a failure, never over a conflict', () => {
    const failure = { type: 'failed', message: 'No line' } as const
    expect(isDue(after({ type: 'sent', edits: 1 }), 2)).toBe(false)
    expect(isDue(after({ type: 'sent', edits: 1 }, { ...failure, kind: 'failed' }), 1)).toBe(true)
    expect(isDue(after({ type: 'sent', edits: 1 }, { ...failure, kind: 'conflict' }), 2)).toBe(false)
  })

  it('begins anew with what was loaded', () => {
    expect(after({ type: 'sent', edits: 7 }, { type: 'loaded' })).toEqual(startSaving())
  })
})
