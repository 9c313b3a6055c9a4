import { EmailGroup } from '../email/email-group.tsx'
import { DataGroup, DisplayGroup } from './device-groups.tsx'
import { PasswordGroup } from './password-group.tsx'
import { PreferencesGroup } from './preferences-group.tsx'
import { SessionsGroup } from './sessions-group.tsx'

export function SettingsTab() {
  return (
    <>
      <PreferencesGroup />
      <DisplayGroup />
      <DataGroup />
      <SessionsGroup />
      <EmailGroup />
      <PasswordGroup />
    </>
  )
}
