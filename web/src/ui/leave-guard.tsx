import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveGuardProps = {
  /** While there is something to lose. */
  when: boolean
  /** What is lost, and what is kept. */
  children: ReactNode
}

/** Asks before a link leads away from unsaved work; the browser itself asks before the tab closes. */
export function LeaveGuard({ when, children }: LeaveGuardProps) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    if (!when) return
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // In the capture phase, so that the router does not see the click.
    const onClick = (event: MouseEvent) => {
      const path = leavesTo(event)
      if (path === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(path)
    }
    addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [when])

  return (
    <ConfirmDialog
      open={wanted !== undefined}
      title={<Trans>Leave without saving?</Trans>}
      verb={<Trans>Leave</Trans>}
      onConfirm={() => {
        setWanted(undefined)
        if (wanted !== undefined) navigate(wanted)
      }}
      onClose={() => setWanted(undefined)}
    >
      {children}
    </ConfirmDialog>
  )
}

/** The path of this site that a plain click is about to open in this tab. */
function leavesTo(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return
  const { origin, pathname, search } = location
  if (link.origin !== origin || (link.pathname === pathname && link.search === search)) return
  return link.pathname + link.search + link.hash
}
