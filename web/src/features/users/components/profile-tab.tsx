import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import { academy } from '../../../lib/academy.ts'
import { RoleName } from '../../../lib/texts/role-names.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateOnly } from '../../../ui/date-time.tsx'
import { useSignedIn } from '../session/index.ts'
import styles from './account-group.module.css'
import { AccountGroup } from './account-group.tsx'
import { NameForm } from './name-form.tsx'

export function ProfileTab() {
  const { user, role } = useSignedIn()
  const { email: support } = academy()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <>
      <AccountGroup
        title={<Trans>My Profile</Trans>}
        lead={<Trans>The name on your certificates and in your courses.</Trans>}
      >
        {isEditing ? (
          <NameForm onClose={() => setIsEditing(false)} />
        ) : (
          <InfoLine
            label={<Trans>Full Name</Trans>}
            action={
              <Button variant="quiet" size="sm" onClick={() => setIsEditing(true)}>
                <Trans>Edit name</Trans>
              </Button>
            }
          >
            {user.name}
          </InfoLine>
        )}
        <InfoLine label={<Trans>Email Address</Trans>}>{user.email}</InfoLine>
        <InfoLine label={<Trans>Account Role</Trans>}>
          <RoleName role={role} />
        </InfoLine>
        <InfoLine label={<Trans>Learning Status</Trans>}>
          {user.subscription.length > 0 ? <Trans>Active Student</Trans> : <Trans>No Courses Enrolled</Trans>}
        </InfoLine>
        {role === 'student' && (
          <InfoLine label={<Trans>Certificates</Trans>}>
            <Link className="link" to="/my-certificates">
              <Trans>My certificates</Trans>
            </Link>
          </InfoLine>
        )}
        <InfoLine label={<Trans>Member since</Trans>}>
          <DateOnly at={user.createdAt} />
        </InfoLine>
      </AccountGroup>
      {support && (
        <AccountGroup title={<Trans>Need help?</Trans>} lead={<Trans>A person reads what you write.</Trans>}>
          <InfoLine label={<Trans>Support</Trans>}>
            <a className="link" href={`mailto:${support}`}>
              {support}
            </a>
          </InfoLine>
        </AccountGroup>
      )}
    </>
  )
}

type InfoLineProps = { label: ReactNode; action?: ReactNode; children: ReactNode }

function InfoLine({ label, action, children }: InfoLineProps) {
  return (
    <div className={styles.line}>
      <div>
        <small>{label}</small>
        <b>{children}</b>
      </div>
      {action}
    </div>
  )
}
