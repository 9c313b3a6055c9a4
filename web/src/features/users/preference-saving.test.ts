import { describe, expect, it } from 'vitest'
import {
  hasUnsaved,
  isReadyToSend,
  NOTHING_TO_SAVE,
  type SavingStep,
  stepSaving,
} from './preference-saving.ts'

const after = (...steps: SavingStep[]) => steps.reduce(stepSaving, NOTHING_TO_SAVE)
const off: SavingStep = { type: 'chosen', name: 'emailNotifications', value: false }
const on: SavingStep = { type: 'chosen', name: 'emailNotifications', value: true }
const sent: SavingStep = { type: 'sent' }
const confirmed: SavingStep = { type: 'confirmed', atMs: 1000 }
const failed: SavingStep = { type: 'failed', message: 'You are offline.' }

describe('saving an account toggle', () => {
  it('goes out at once and says Saved until it fades', () => {
    expect(isReadyToSend(NOTHING_TO_SAVE)).toBe(false)
    expect(isReadyToSend(after(off))).toBe(true)
    expect(isReadyToSend(after(off, sent))).toBe(false)
    const saved = after(off, sent, confirmed)
    expect(saved).toMatchObject({ justSaved: ['emailNotifications'], savedAtMs: 1000 })
    expect(hasUnsaved(saved)).toBe(false)
    expect(after(off, sent, confirmed, { type: 'faded' }).justSaved).toEqual([])
  })

  it('keeps what was chosen while the call was under way', () => {
    const state = after(off, sent, on, confirmed)
    expect(state.wanted).toEqual({ emailNotifications: true })
    expect(state.justSaved).toEqual([])
    expect(isReadyToSend(state)).toBe(true)
  })

  it('saves the others although one was changed again', () => {
    const updates: SavingStep = { type: 'chosen', name: 'courseUpdates', value: false }
    const state = after(off, updates, sent, on, confirmed)
    expect(state.justSaved).toEqual(['courseUpdates'])
    expect(state.wanted).toEqual({ emailNotifications: true })
  })

  it('waits for the person after a failure, and keeps the choice', () => {
    const state = after(off, sent, failed)
    expect(state.wanted).toEqual({ emailNotifications: false })
    expect(state.failure).toBe('You are offline.')
    expect(isReadyToSend(state)).toBe(false)
    expect(hasUnsaved(state)).toBe(true)
    expect(after(off, sent, failed, sent, confirmed).failure).toBeNull()
  })
})
