import type { EffectiveRole } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onTokenChange, sessionToken } from '../../../lib/calls/session-token.ts'
import { forgetStored } from '../../../lib/device/stored-names.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { toast } from '../../../lib/toast.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { isCovered } from '../../../ui/typing.ts'
import type { FindPlace } from '../addresses.ts'
import { listenAhead } from '../typed-ahead.ts'
import styles from './find-button.module.css'

interface FindButtonProps {
  role: EffectiveRole
  personId: string
  places: readonly FindPlace[]
}

const FindDialog = lazyPart(() => import('./find-dialog.tsx'), 'FindDialog', { rooms: 'find' })

/** Ctrl K opens it from anywhere, also while something is typed; over another dialog it rests. */
export function FindButton({ role, personId, places }: FindButtonProps) {
  const { t } = useLingui()
  /** What the dialog's field begins with; null while it is shut. */
  const [typed, setTyped] = useState<string | null>(null)
  /** What was typed while it is on its way; null when nobody waits. */
  const [ahead, setAhead] = useState<string | null>(null)
  const stopWaiting = useRef<() => unknown>(() => {})
  const isMac = useIsLive() && /Mac|iP(hone|ad)/.test(navigator.userAgent)

  const open = useCallback(async () => {
    // In the very press: the next key is for the field already.
    if (FindDialog.hasCome()) return flushSync(() => setTyped(''))
    const arrive = listenAhead(setAhead)
    stopWaiting.current = arrive
    try {
      await FindDialog.preload()
      const text = arrive()
      if (text !== null) flushSync(() => setTyped(text))
    } catch {
      if (arrive() !== null) toast.error(t`You are offline. Quick find needs a connection.`)
    }
  }, [t])
  useEffect(() => () => void stopWaiting.current(), [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isCovered()) void open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  // What was found names people; whoever is signed out from elsewhere leaves none of it on the device.
  useEffect(() => onTokenChange(() => sessionToken() ?? forgetStored('finds:')), [])

  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={ahead !== null || undefined}
        onClick={() => void open()}
      >
        <Search aria-hidden="true" />
        <span>{ahead || <Trans>Quick find</Trans>}</span>
        <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {typed !== null && (
        <FindDialog
          role={role}
          personId={personId}
          places={places}
          typed={typed}
          onClose={() => setTyped(null)}
        />
      )}
    </>
  )
}
