import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import styles from './fault-summary.module.css'

type ConflictNoteProps = {
  message: string
  onReload: () => Promise<void>
  onSaveMine: () => Promise<void>
}

/** Somebody else saved meanwhile. Nothing typed here is lost until the person says so. */
export function ConflictNote({ message, onReload, onSaveMine }: ConflictNoteProps) {
  const [busy, setBusy] = useState<'theirs' | 'mine' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const run = async (which: 'theirs' | 'mine', act: () => Promise<void>) => {
    setBusy(which)
    await act()
    setBusy(null)
  }
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.faults}>
      <h2>
        <TriangleAlert aria-hidden="true" />
        {message}
      </h2>
      <p>
        <Trans>What you typed is still here. Reloading theirs puts it away.</Trans>
      </p>
      <div className={styles.acts}>
        <Button size="sm" busy={busy === 'theirs'} onClick={() => run('theirs', onReload)}>
          <Trans>Reload theirs</Trans>
        </Button>
        <Button size="sm" busy={busy === 'mine'} onClick={() => run('mine', onSaveMine)}>
          <Trans>Save mine over it</Trans>
        </Button>
      </div>
    </div>
  )
}
