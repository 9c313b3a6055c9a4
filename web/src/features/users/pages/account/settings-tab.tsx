import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { SkeletonGroup, SkeletonText } from '../../../../ui/skeleton.tsx'
import { LazyBlockedPeople } from '../../../messages/index.ts'
import styles from '../../components/account-group.module.css'
import { AccountGroup } from '../../components/account-group.tsx'
import { DataGroup, DisplayGroup } from '../../components/device-groups.tsx'
import { PasswordGroup } from '../../components/password-group.tsx'
import { PreferencesGroup } from '../../components/preferences-group.tsx'
import { SessionsGroup } from '../../components/sessions-group.tsx'
import { EmailGroup } from '../../email/email-group.tsx'
import { useSignedIn } from '../../session/index.ts'

export function SettingsTab() {
  const { role } = useSignedIn()
  return (
    <>
      <PreferencesGroup />
      <DisplayGroup />
      <DataGroup />
      {role === 'student' && <BlockedGroup />}
      <SessionsGroup />
      <EmailGroup />
      <PasswordGroup />
    </>
  )
}

/** Classmates alone can be blocked, by classmates alone. */
function BlockedGroup() {
  return (
    <AccountGroup
      title={<Trans>Blocked people</Trans>}
      lead={<Trans>They cannot write to you, nor you to them.</Trans>}
    >
      <Suspense
        fallback={
          <SkeletonGroup className={styles.line}>
            <SkeletonText lines={1} className="w-full" />
          </SkeletonGroup>
        }
      >
        <LazyBlockedPeople />
      </Suspense>
    </AccountGroup>
  )
}
