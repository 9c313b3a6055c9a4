import { USER_MESSAGES as M } from '@academy/contract/users/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { personQuery } from '../people/people-api.ts'
import styles from '../people/person.module.css'
import { type PersonAct, PersonActs } from '../people/person-acts.tsx'
import { PersonDevices } from '../people/person-devices.tsx'
import { PersonDialogs } from '../people/person-dialogs.tsx'
import { PersonCertificates, PersonCourses, PersonLog, PersonPayments } from '../people/person-parts.tsx'
import { RoleBadge } from '../people/role-badge.tsx'
import { useSignedIn } from '../session/index.ts'

/** /admin/users/{id}: one person, each part by itself. */
export function AdminPersonPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery(personQuery(id))
  const name = data?.user.name
  usePageTitle(name ?? t`User`)
  return (
    <>
      <PortalTitle isBelowPlace>{name ?? <Trans>User</Trans>}</PortalTitle>
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
      {!data && error && (
        <ErrorPanel
          message={failureMessage(error, M.fetchOneFailed)}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <>
          <PersonHead person={data.user} />
          <div className={styles.parts}>
            <PersonCourses id={id} />
            <PersonPayments id={id} />
            <PersonCertificates id={id} />
            <PersonDevices id={id} />
            <PersonLog id={id} />
          </div>
        </>
      )}
    </>
  )
}

type Person = Parameters<typeof PersonActs>[0]['person']

function PersonHead({ person }: { person: Person }) {
  const navigate = useNavigate()
  const { user: self } = useSignedIn()
  const [act, setAct] = useState<PersonAct | null>(null)
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Avatar soft size="lg" name={person.name} />
        <span>
          <span>{person.email}</span>
          <span className={styles.badges}>
            <RoleBadge role={person.role} />
            {person.mainrole === 'superadmin' && (
              <Badge tone="ink">
                <Trans>Superadmin</Trans>
              </Badge>
            )}
          </span>
          <small className="text-muted">
            {person.lastLoginAt ? (
              <Trans>
                Last login <DateTime at={person.lastLoginAt} />
              </Trans>
            ) : (
              <Trans>Never logged in</Trans>
            )}
          </small>
        </span>
      </div>
      {person._id !== self._id && <PersonActs person={person} onAsk={setAct} />}
      <PersonDialogs
        asked={act && { act, person }}
        onClose={() => setAct(null)}
        onDeleted={() => navigate('/admin/users', { replace: true })}
      />
    </div>
  )
}
