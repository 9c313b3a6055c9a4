import { AWAY_DAYS, behindUpTo } from '@academy/contract/students/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import styles from './risk-rule.module.css'

/** The rule of risk in plain words, with this class's own numbers once they have come: its line keeps the table in place. */
export function RiskRule({ median }: { median: number | undefined }) {
  const most = median === undefined ? -1 : behindUpTo(median)
  return (
    <details className={styles.rule}>
      <summary>
        <CircleHelp aria-hidden="true" />
        <Trans>Who is at risk?</Trans>
      </summary>
      <ul>
        <li>
          <Plural
            value={AWAY_DAYS}
            one="Who has not used the course for # day, counted from the enrolment for who never came."
            other="Who has not used the course for # days, counted from the enrolment for who never came."
          />
        </li>
        <li>
          <Trans>Who has completed at least a third fewer lectures than the middle of the class.</Trans>{' '}
          {most >= 0 && (
            <>
              <Plural
                value={median ?? 0}
                one="The middle of this class has completed # lecture;"
                other="The middle of this class has completed # lectures;"
              />{' '}
              <Trans>with {most} or fewer one is behind.</Trans>
            </>
          )}
        </li>
        <li>
          <Trans>Who has completed every lecture is not at risk.</Trans>
        </li>
      </ul>
    </details>
  )
}
