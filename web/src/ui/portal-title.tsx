import { useLingui } from '@lingui/react'
import { createElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TrailFacts } from '../lib/pages/page-route.ts'
import { usePortalPage } from '../lib/pages/portal-page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './portal-title.module.css'

export const PORTAL_TITLE_ID = 'portal-title'

/** What stands in the bar while it came with the page and waits for the page's own. */
export const titleInBar = () => document.querySelector(`#${PORTAL_TITLE_ID}[data-drawn]`)

/** On the server the bar is drawn before the page: an element of this name holds the title where the page stands, and is moved into the bar. */
export const DRAWN_TITLE = 'drawn-title'

interface PortalTitleProps {
  /** What the trail of the page's route calls by name: the course's title, for instance. */
  names?: TrailFacts['names']
  /** A view that shares its place's address and hangs below it: a form in place of the list. */
  isBelowPlace?: boolean
  /** The page's own buttons, beside the title where there is room for a sidebar. */
  actions?: ReactNode
  children: ReactNode
}

/** The bar of the page before: a title that stands from the first render gets the focus on arriving. One that came with the page is taken over first. */
const barAtHand = () =>
  import.meta.env.SSR || titleInBar() ? null : document.getElementById(PORTAL_TITLE_ID)

/** Letters that a phone's bar has room for beside its buttons: more stand in two lines, and smaller. */
const ONE_LINE_LETTERS = 24

/** The one `h1` of a portal page, in the bar on top, with the trail that leads to it. */
export function PortalTitle({ names = {}, isBelowPlace, actions, children }: PortalTitleProps) {
  const { i18n } = useLingui()
  const { home, isHome, isInstructor, params, trail } = usePortalPage()
  const [bar, setBar] = useState(barAtHand)
  useLayoutEffect(() => {
    const title = titleInBar()
    title?.replaceChildren()
    title?.removeAttribute('data-drawn')
    setBar(document.getElementById(PORTAL_TITLE_ID))
  }, [])
  if (!bar && !import.meta.env.SSR) return null
  const steps = trail({ params, names, isInstructor })
  const crumbs = [...(home && (!isHome || isBelowPlace) ? [home] : []), ...steps].map(({ to, label }) => ({
    to,
    label: typeof label === 'string' ? label : i18n._(label),
  }))
  const title = (
    <>
      <div className={styles.heading}>
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        <h1
          ref={(h1) => {
            h1?.toggleAttribute('data-long', (h1.textContent?.length ?? 0) > ONE_LINE_LETTERS)
          }}
          tabIndex={-1}
        >
          {children}
        </h1>
      </div>
      {actions && <div className={styles.acts}>{actions}</div>}
    </>
  )
  return import.meta.env.SSR
    ? createElement(DRAWN_TITLE, null, title)
    : createPortal(title, bar as HTMLElement)
}
