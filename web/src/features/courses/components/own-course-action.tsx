import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { manageLecturesAddress, paymentAddress } from '../addresses.ts'
import styles from './own-course-action.module.css'

interface OwnCourseActionProps {
  id: string
  state: 'owner' | 'pending' | 'onlooker'
  size: 'md' | 'lg'
}

/** For who teaches, and for whose payment is being checked. */
export function OwnCourseAction({ id, state, size }: OwnCourseActionProps) {
  if (state === 'owner') {
    return (
      <ButtonLink variant="primary" size={size} to={manageLecturesAddress(id)}>
        <Trans>Manage</Trans>
      </ButtonLink>
    )
  }
  if (state === 'pending') {
    return (
      <>
        <Badge tone="wait" icon={Clock} className={styles.badge}>
          <Trans>Payment pending</Trans>
        </Badge>
        <ButtonLink variant="primary" size={size} to={paymentAddress(id)}>
          <Trans>View status</Trans>
        </ButtonLink>
      </>
    )
  }
  return (
    <p className={styles.onlooker}>
      <Trans>Students enroll here. Your own courses are in your teaching area.</Trans>
    </p>
  )
}
