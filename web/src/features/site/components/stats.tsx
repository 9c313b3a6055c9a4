import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { academy } from '../../../lib/academy.ts'
import styles from './stats.module.css'

/** The academy's figures, from its settings. */
export function AcademyStats() {
  const { t } = useLingui()
  const { courses, students, experts, successPercent } = academy().figures
  return (
    <section className={styles.stats} aria-label={t`The academy in numbers`}>
      <dl className="wrap">
        <Figure value={courses} sign="+" label={<Trans>premium courses</Trans>} />
        <Figure value={students} sign="+" label={<Trans>active students</Trans>} />
        <Figure value={experts} sign="+" label={<Trans>industry experts</Trans>} />
        <Figure value={successPercent} sign="%" label={<Trans>success rate</Trans>} />
      </dl>
    </section>
  )
}

function Figure({ value, sign, label }: { value: number; sign: string; label: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        {formatCount(value)}
        <sup>{sign}</sup>
      </dd>
    </div>
  )
}
