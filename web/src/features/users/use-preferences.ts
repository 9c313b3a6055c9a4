import { useCallback, useEffect, useReducer } from 'react'
import { call, failureMessage } from '../../lib/calls/call.ts'
import {
  hasUnsaved,
  isReadyToSend,
  NOTHING_TO_SAVE,
  type PreferenceName,
  stepSaving,
} from './preference-saving.ts'
import { setUser, useSignedIn } from './session/index.ts'

const FADE_MS = 2_000

/** Each toggle saves at once; what failed or waits for a line is tried again by `save`, or when the line is back. */
export function usePreferences() {
  const { user } = useSignedIn()
  const [state, step] = useReducer(stepSaving, NOTHING_TO_SAVE)
  const { wanted, justSaved } = state

  const save = useCallback(async () => {
    step({ type: 'sent' })
    try {
      const { preferences } = await call('PUT /api/user/me/preferences', { body: wanted, keepalive: true })
      setUser({ ...user, preferences })
      step({ type: 'confirmed', atMs: Date.now() })
    } catch (failure) {
      step({ type: 'failed', message: failureMessage(failure, '') })
    }
  }, [wanted, user])

  const isReady = isReadyToSend(state)
  useEffect(() => {
    if (isReady) void save()
  }, [isReady, save])

  const isWaiting = state.failure !== null
  useEffect(() => {
    if (!isWaiting) return
    const retry = () => void save()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isWaiting, save])

  useEffect(() => {
    if (justSaved.length === 0) return
    const fade = setTimeout(() => step({ type: 'faded' }), FADE_MS)
    return () => clearTimeout(fade)
  }, [justSaved])

  const choose = (name: PreferenceName, value: boolean) => step({ type: 'chosen', name, value })
  return {
    shown: { ...user.preferences, ...wanted },
    failure: state.failure,
    justSaved,
    savedAtMs: state.savedAtMs,
    hasUnsaved: hasUnsaved(state),
    isSaving: state.sending !== null,
    isRetry: state.isRetry,
    choose,
    save,
  }
}
