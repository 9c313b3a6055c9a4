import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../users/index.ts'
import styles from './staff-band.module.css'

/** Signing in leads home; who teaches or runs the academy finds the way to work here. */
export function StaffBand() {
  const { user, role } = useSession()
  if (!user || role === 'student') return null
  return (
    <p className={styles.band}>
      <Link to={role === 'instructor' ? '/instructor/dashboard' : '/admin/dashboard'}>
        <Trans>Go to your dashboard</Trans>
        <ArrowRight aria-hidden="true" />
      </Link>
    </p>
  )
}
