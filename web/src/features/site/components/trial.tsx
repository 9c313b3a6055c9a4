import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Gem } from '../../../imigongo/gem-seal.tsx'
import { learningPath, useSession } from '../../users/index.ts'
import styles from './trial.module.css'

export function Trial() {
  const { user } = useSession()
  return (
    <section className={styles.trial}>
      <div className="wrap">{user ? <GoOn to={learningPath(user)} /> : <Try />}</div>
      <Gem className={styles.gem} />
      <Gem wide className={styles.gemRow} />
    </section>
  )
}

function Try() {
  return (
    <>
      <h2>
        <Trans>Try it before you pay for it.</Trans>
      </h2>
      <p>
        <Trans>
          Make an account, open a free course and see how the lessons feel on your own phone and your own
          connection.
        </Trans>
      </p>
      <Link to="/register" className="btn btn-lg">
        <Trans>Start Your Free Trial</Trans> <ArrowRight aria-hidden="true" />
      </Link>
      <p>
        <Trans>No card needed. Paid courses use mobile money.</Trans>
      </p>
    </>
  )
}

/** Whoever has an account is not asked to make one. */
function GoOn({ to }: { to: string | null }) {
  return (
    <>
      <h2>
        {to ? <Trans>Your courses are where you left them.</Trans> : <Trans>Find your next course.</Trans>}
      </h2>
      <p>
        <Trans>Lessons wait at the minute you stopped, on every device you sign in with.</Trans>
      </p>
      <Link to={to ?? '/courses'} className="btn btn-lg">
        {to ? <Trans>Continue Learning</Trans> : <Trans>Browse Courses</Trans>}{' '}
        <ArrowRight aria-hidden="true" />
      </Link>
    </>
  )
}
