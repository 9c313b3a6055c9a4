import type { ListedUser } from '@academy/contract/users'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DayAndTime } from '../../../ui/date-time.tsx'
import { useSignedIn } from '../session/index.ts'
import styles from './people.module.css'
import { PersonActions, type PersonAsk } from './person-actions.tsx'
import { personAddress } from './person-address.ts'
import { RoleBadge } from './role-badge.tsx'

export function usePeopleColumns(onAsk: PersonAsk): Column<ListedUser>[] {
  const { t } = useLingui()
  const { user: self, role } = useSignedIn()
  const mainrole: Column<ListedUser> = {
    id: 'mainrole',
    header: t`Main role`,
    onPhone: 'bare',
    className: styles.mainRole,
    cell: ({ mainrole }) =>
      mainrole ? (
        <RoleBadge role={mainrole} />
      ) : (
        <span className="muted">
          <Trans>None</Trans>
        </span>
      ),
  }
  return [
    {
      id: 'name',
      header: t`User`,
      onPhone: 'title',
      cell: (person) => (
        <span className={styles.who}>
          <Avatar soft name={person.name} />
          <span>
            <Link to={personAddress(person._id)} className={styles.name}>
              {person.name}
            </Link>
            <small>{person.email}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t`Role`,
      onPhone: 'state',
      cell: (person) => <RoleBadge role={person.role} />,
    },
    ...(role === 'superadmin' ? [mainrole] : []),
    {
      id: 'courses',
      header: t`Courses`,
      onPhone: 'bare',
      className: styles.count,
      cell: (person) => <CourseCount person={person} />,
    },
    {
      id: 'lastLogin',
      header: t`Last login`,
      descendingFirst: true,
      onPhone: 'bare',
      className: styles.seen,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? (
          <DayAndTime at={lastLoginAt} />
        ) : (
          <span className="muted">
            <Trans>Never</Trans>
          </span>
        ),
    },
    {
      id: 'acts',
      header: t`Actions`,
      align: 'end',
      onPhone: 'bare',
      className: styles.last,
      cell: (person) =>
        person._id === self._id ? (
          <span className="muted">
            <Trans>You</Trans>
          </span>
        ) : (
          <PersonActions person={person} onAsk={onAsk} />
        ),
    },
  ]
}

function CourseCount({ person }: { person: ListedUser }) {
  if (person.role === 'admin') return <span className="muted">–</span>
  return (
    <span className="num whitespace-nowrap">
      {person.role === 'instructor' ? (
        <Plural value={person.taughtCourses} one="# taught" other="# taught" />
      ) : (
        <Plural value={person.subscription.length} one="# enrolled" other="# enrolled" />
      )}
    </span>
  )
}
