import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { academy } from '../../../lib/academy.ts'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import styles from './auth-page.module.css'

type AuthPageProps = {
  title: ReactNode
  lead?: ReactNode
  /** The way to the neighbouring screen, under the form. */
  other?: ReactNode
  children: ReactNode
}

/** The one column of every sign-in screen; help stands in the same place on all of them. */
export function AuthPage({ title, lead, other, children }: AuthPageProps) {
  const { email } = academy()
  return (
    <div className={styles.auth}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <NeedsScript />
      {children}
      {other && <p className={styles.other}>{other}</p>}
      {email && (
        <p className={styles.help}>
          <Trans>
            Trouble signing in?{' '}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </Trans>
        </p>
      )}
    </div>
  )
}
