import type { Risk } from '@academy/contract/students'
import { AWAY_DAYS } from '@academy/contract/students/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { CalendarX, TrendingDown } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import styles from './risk-badges.module.css'

/** Why a student is at risk, in words; a dash for who is not. */
export function RiskBadges({ risks }: { risks: readonly Risk[] }) {
  if (risks.length === 0)
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className="vh">
          <Trans>Not at risk</Trans>
        </span>
      </span>
    )
  return (
    <span className={styles.badges}>
      {risks.includes('away') && (
        <Badge tone="wait" icon={CalendarX}>
          <Plural value={AWAY_DAYS} one="No visit for # day" other="No visit for # days" />
        </Badge>
      )}
      {risks.includes('behind') && (
        <Badge tone="info" icon={TrendingDown}>
          <Trans>Behind the class</Trans>
        </Badge>
      )}
    </span>
  )
}
