import type { Preferences } from '@academy/contract/users'

// Account toggles save themselves. What the person wants stands on the screen at once; what the server has not confirmed is
// `wanted`. Pure: times come in as milliseconds.

export type PreferenceName = keyof Preferences

export interface PreferenceSaving {
  wanted: Partial<Preferences>
  sending: Partial<Preferences> | null
  /** Why the last try failed. */
  failure: string | null
  /** The call under way follows a failure. */
  isRetry: boolean
  /** Shown as "Saved" until it fades. */
  justSaved: readonly PreferenceName[]
  savedAtMs: number | null
}

export type SavingStep =
  | { type: 'chosen'; name: PreferenceName; value: boolean }
  | { type: 'sent' }
  | { type: 'confirmed'; atMs: number }
  | { type: 'failed'; message: string }
  | { type: 'faded' }

export const NOTHING_TO_SAVE: PreferenceSaving = {
  wanted: {},
  sending: null,
  failure: null,
  isRetry: false,
  justSaved: [],
  savedAtMs: null,
}

export function stepSaving(state: PreferenceSaving, step: SavingStep): PreferenceSaving {
  switch (step.type) {
    case 'chosen':
      return {
        ...state,
        wanted: { ...state.wanted, [step.name]: step.value },
        failure: null,
        justSaved: state.justSaved.filter((name) => name !== step.name),
      }
    case 'sent':
      return { ...state, sending: state.wanted, failure: null, isRetry: state.failure !== null }
    case 'confirmed': {
      const sent = names(state.sending ?? {})
      // Chosen otherwise while the call was under way: still to be sent.
      const isSettled = (name: PreferenceName) => state.wanted[name] === state.sending?.[name]
      const settled = sent.filter(isSettled)
      const left = names(state.wanted).filter((name) => !settled.includes(name))
      return {
        wanted: Object.fromEntries(left.map((name) => [name, state.wanted[name]])),
        sending: null,
        failure: null,
        isRetry: false,
        justSaved: settled,
        savedAtMs: step.atMs,
      }
    }
    case 'failed':
      return { ...state, sending: null, failure: step.message }
    case 'faded':
      return { ...state, justSaved: [] }
  }
}

const names = (some: Partial<Preferences>) => Object.keys(some) as PreferenceName[]

export const hasUnsaved = ({ wanted }: PreferenceSaving): boolean => names(wanted).length > 0

/** Something new to send, and no reason to wait for the person. */
export const isReadyToSend = (state: PreferenceSaving): boolean =>
  hasUnsaved(state) && state.sending === null && state.failure === null
