import * as M from '@academy/contract/users/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Part } from '../../../ui/loaded-part.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { LazyAuditOf } from '../../audit/index.ts'
import { LazyCertificatesOf } from '../../certificates/index.ts'
import { adminCourseAddress, courseStudentAddress } from '../../courses/index.ts'
import { conversationAddress } from '../../messages/index.ts'
import { LazyPaymentsOf } from '../../payments/index.ts'
import { personQuery } from '../people/people-api.ts'
import { type PersonAct, PersonActions } from '../people/person-actions.tsx'
import { PersonCourses } from '../people/person-courses.tsx'
import { PersonDevices } from '../people/person-devices.tsx'
import { PersonDialogs } from '../people/person-dialogs.tsx'
import { RoleBadge } from '../people/role-badge.tsx'
import { useSignedIn } from '../session/index.ts'
import styles from './admin-person-page.module.css'

/** /admin/users/{id}: one person, each part by itself. */
export function AdminPersonPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const found = useQuery(personQuery(id))
  const { data, error } = found
  const name = data?.user.name
  usePageTitle(name ?? t`User`)
  return (
    <>
      <PortalTitle isBelowPlace>{name ?? <Trans>User</Trans>}</PortalTitle>
      {!data && !error && (
        <SkeletonGroup>
          <div className={styles.head}>
            <Skeleton className="h-24 w-80" />
          </div>
          <div className={styles.parts}>
            <Waiting />
            <Waiting />
            <Waiting />
            <Waiting />
          </div>
        </SkeletonGroup>
      )}
      {!data && error && <ErrorPanel message={failureMessage(error, M.fetchOneFailed)} found={found} />}
      {data && (
        <>
          {error && (
            <StaleBanner className="mb-4" message={failureMessage(error, M.fetchOneFailed)} found={found} />
          )}
          <PersonHead person={data.user} />
          <div className={styles.parts}>
            <div className={styles.column}>
              <PersonCourses
                id={id}
                taughtAddress={adminCourseAddress}
                studiedAddress={(courseId) => courseStudentAddress(courseId, id)}
              />
              <Suspense fallback={<Waiting />}>
                <LazyCertificatesOf student={id} email={data.user.email} />
              </Suspense>
            </div>
            <div className={styles.column}>
              <Suspense fallback={<Waiting />}>
                <LazyPaymentsOf student={id} email={data.user.email} />
              </Suspense>
              <PersonDevices id={id} />
            </div>
            <Part title={<Trans>Changes by staff</Trans>}>
              <Suspense fallback={<SkeletonText lines={3} />}>
                <LazyAuditOf subject={id} />
              </Suspense>
            </Part>
          </div>
        </>
      )}
    </>
  )
}

/** Where a part's code is on its way. */
const Waiting = () => <Skeleton radius={3} className="h-48 w-full" />

type Person = Parameters<typeof PersonActions>[0]['person']

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
            {person.mainrole && <RoleBadge role={person.mainrole} />}
          </span>
          <small className="muted">
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
      {person._id !== self._id && (
        <span className={styles.acts}>
          <ButtonLink size="sm" to={conversationAddress({ other: person._id, course: null })}>
            <MessageSquare aria-hidden="true" />
            <Trans>Message</Trans>
          </ButtonLink>
          <PersonActions person={person} onAsk={setAct} />
        </span>
      )}
      <PersonDialogs
        asked={act && { act, person }}
        onClose={() => setAct(null)}
        onDeleted={() => navigate('/admin/users', { replace: true })}
      />
    </div>
  )
}
