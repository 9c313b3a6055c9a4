import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Two views of one quiz or exam: what was handed in, and how it is being sat. */
export function ViewTabs({ isSittings }: { isSittings: boolean }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Views`} className="tabs mb-5">
      <Link to="?" aria-current={isSittings ? undefined : 'page'}>
        <Trans>Submissions</Trans>
      </Link>
      <Link to="?view=sittings" aria-current={isSittings ? 'page' : undefined}>
        <Trans>Attempts</Trans>
      </Link>
    </nav>
  )
}
