import { Plural, Trans } from '@lingui/react/macro'
import { Card } from '../../../ui/card.tsx'
import styles from './settings.module.css'
import { type SettingsValues, settingsOf } from './settings-form.ts'

/** What students and visitors will read, while it is typed. */
export function SettingsPreview({ values }: { values: SettingsValues }) {
  const { name, tagline, foundedYear, email, phone, location, partners, payment } = settingsOf(values)
  const hours = Number(payment.verificationHours) || 0
  return (
    <Card as="section" className={styles.group} aria-live="off">
      <h2>
        <Trans>What it will look like</Trans>
      </h2>
      <div className={styles.preview}>
        <h3>
          <Trans>On the payment page</Trans>
        </h3>
        {payment.ussdCode ? (
          <>
            <p className={styles.code}>{payment.ussdCode}</p>
            <p>
              <Trans>Your phone shows {payment.recipient ?? '–'}.</Trans>
            </p>
          </>
        ) : (
          <p className="meta">
            <Trans>Nobody is told how to pay for a course.</Trans>
          </p>
        )}
        <p>
          <Plural value={hours} one="Checked within # hour" other="Checked within # hours" />
        </p>
      </div>
      <div className={styles.preview}>
        <h3>
          <Trans>At the foot of every page</Trans>
        </h3>
        <p>
          <b>{name}</b>
        </p>
        <p>{tagline.replace('{year}', String(foundedYear))}</p>
        <p>{[email, phone, location].filter(Boolean).join(' · ')}</p>
        {partners.length > 0 && <p className="meta">{partners.join(', ')}</p>}
      </div>
    </Card>
  )
}
