import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './key-line.module.css'

export interface KeyHint {
  keys: readonly string[]
  /** A word or two: approve. */
  does: ReactNode
}

/** The keys of a list in one line under it; away where there is no keyboard. `?` is always the last. */
export function KeyLine({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <p className={styles.line}>
      {[...hints, { keys: ['?'], does: <Trans>all keys</Trans> }].map(({ keys, does }) => (
        <span key={keys.join()}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
