import type { EffectiveRole } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { forgetStored } from '../../../lib/device/stored-names.ts'
import { loadMessages } from '../../../lib/language.tsx'
import { onTokenChange, sessionToken } from '../../../lib/session-token.ts'
import { toast } from '../../../lib/toast.ts'
import { isCovered } from '../../../ui/typing.ts'
import type { FindPlace } from '../places.ts'
import styles from './find-button.module.css'
import type { FindDialogProps } from './find-dialog.tsx'

interface FindButtonProps {
  role: EffectiveRole
  personId: string
  places: readonly FindPlace[]
}

/** Ctrl K opens it from anywhere, also while something is typed; over another dialog it rests. */
export function FindButton({ role, personId, places }: FindButtonProps) {
  const { t } = useLingui()
  const [Dialog, setDialog] = useState<ComponentType<FindDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent)

  const open = useCallback(async () => {
    try {
      const [part] = await Promise.all([import('./find-dialog.tsx'), loadMessages('find')])
      setDialog(() => part.FindDialog)
      setIsOpen(true)
    } catch {
      toast.error(t`You are offline. Quick find needs a connection.`)
    }
  }, [t])

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
        onClick={() => void open()}
      >
        <Search aria-hidden="true" />
        <span>
          <Trans>Quick find</Trans>
        </span>
        <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {Dialog && isOpen && (
        <Dialog role={role} personId={personId} places={places} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
