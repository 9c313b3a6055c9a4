import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Award, type LucideIcon, Plus, SquarePlay, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CERTIFICATIONS_ADDRESS, pendingCountQuery } from '../../certificates/index.ts'
import styles from './quick-actions.module.css'
import { statsQuery } from './stats-query.ts'

/** What admins come for most, one press away. */
export function QuickActions() {
  const { t } = useLingui()
  return (
    <nav className={styles.actions} aria-label={t`Quick actions`}>
      <Action
        to="/admin/course?add"
        Icon={Plus}
        title={<Trans>Add course</Trans>}
        detail={<Trans>title, price, instructor</Trans>}
      />
      <Action
        to="/admin/lectures"
        Icon={SquarePlay}
        title={<Trans>Add lecture</Trans>}
        detail={<Trans>choose its course first</Trans>}
      />
      <Action to="/admin/users" Icon={UsersRound} title={<Trans>Manage users</Trans>} detail={<People />} />
      <Action
        to={CERTIFICATIONS_ADDRESS}
        Icon={Award}
        title={<Trans>Certifications</Trans>}
        detail={<ToApprove />}
      />
    </nav>
  )
}

function Action({
  to,
  Icon,
  title,
  detail,
}: {
  to: string
  Icon: LucideIcon
  title: ReactNode
  detail: ReactNode
}) {
  return (
    <Link to={to}>
      <Icon aria-hidden="true" />
      <span>
        {title}
        <small>{detail}</small>
      </span>
    </Link>
  )
}

function People() {
  const { data } = useQuery(statsQuery)
  if (!data) return <Trans>roles, courses, invitations</Trans>
  return <Plural value={data.totalUsers} one="# person" other="# people" />
}

/** The card works without the number: it may be late, or not come. */
function ToApprove() {
  const { data } = useQuery(pendingCountQuery)
  if (!data) return <Trans>requests and certificates</Trans>
  return <Plural value={data} one="# to approve" other="# to approve" />
}
