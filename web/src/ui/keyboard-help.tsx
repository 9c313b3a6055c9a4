import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { isCovered, isTyping } from './typing.ts'

export type Shortcut = { keys: readonly string[]; does: ReactNode }

/** `?` lists the keys of the page it stands on. */
export function KeyboardHelp({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const openOnQuestionMark = (event: KeyboardEvent) => {
      // With several lists on a page the first one answers.
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (isTyping(event.target) || isCovered()) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', openOnQuestionMark)
    return () => document.removeEventListener('keydown', openOnQuestionMark)
  }, [])
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t`Keyboard shortcuts`}>
      <ShortcutList shortcuts={[...shortcuts, { keys: ['?'], does: <Trans>Show this list</Trans> }]} />
    </Dialog>
  )
}

export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5">
      {shortcuts.map(({ keys, does }) => (
        <div key={keys.join()} className="contents">
          <dt className="flex flex-wrap content-start items-start gap-1.5">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd className="secondary">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
