import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../../ui/banner.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EMAIL_ADDRESS, emailQuery } from './email-api.ts'
import styles from './refused-band.module.css'

/** On every part of the account, as long as no mail arrives. */
export function RefusedBand() {
  const { data } = useQuery(emailQuery)
  if (!data?.refusedAt) return null
  const { email } = data
  return (
    <Banner
      tone="bad"
      className={styles.band}
      actions={
        <ButtonLink size="sm" to={EMAIL_ADDRESS}>
          <Trans>Give another address</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        <b>{email}</b> refused our mail. Give us another address, or try it again.
      </Trans>
    </Banner>
  )
}
