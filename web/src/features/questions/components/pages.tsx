import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './questions.module.css'

interface PagesProps {
  /** One page behind `after`; at its end stands what `more` makes of where it ended. */
  children: (after: string | undefined, more: (next: string | null) => ReactNode) => ReactNode
}

/** Pages under each other: each asks for itself, and is asked anew by itself. */
export function Pages({ children }: PagesProps) {
  const [afters, setAfters] = useState<(string | undefined)[]>([undefined])
  return afters.map((after, at) =>
    children(
      after,
      (next) =>
        next && at === afters.length - 1 && <MoreButton onMore={() => setAfters([...afters, next])} />,
    ),
  )
}

/** At the end of a page that has a next one. */
function MoreButton({ onMore }: { onMore: () => void }) {
  return (
    <Button className={styles.more} onClick={onMore}>
      <Trans>Show more</Trans>
    </Button>
  )
}
