import { formatTime } from '@academy/contract/text'
import * as USER_MESSAGES from '@academy/contract/users/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/choices.tsx'
import { LinkText } from '../../../ui/link-text.tsx'
import { usePreferences } from '../use-preferences.ts'
import accountGroupStyles from './account-group.module.css'
import { AccountGroup } from './account-group.tsx'
import styles from './preferences-group.module.css'

export function PreferencesGroup() {
  const { t } = useLingui()
  const preferences = usePreferences()
  const { shown, justSaved, choose, hasUnsaved, isSaving, save } = preferences
  const toggles = [
    {
      name: 'emailNotifications',
      label: t`Email notifications`,
      detail: t`Payments and certificates.`,
    },
    {
      name: 'courseUpdates',
      label: t`Course updates`,
      detail: t`When a lecture or quiz is added to your courses.`,
    },
    {
      name: 'profileVisibility',
      label: t`Profile visibility`,
      detail: t`Classmates see when you are online and your last visit.`,
    },
  ] as const

  return (
    <AccountGroup
      title={<Trans>Notifications and privacy</Trans>}
      lead={<Trans>Saved to your account, the same on every device.</Trans>}
    >
      {toggles.map(({ name, label, detail }) => (
        <div key={name} className={`${accountGroupStyles.line} ${styles.toggle}`}>
          <Switch
            label={label}
            detail={detail}
            checked={shown[name]}
            onChange={(event) => choose(name, event.target.checked)}
          />
          <span role="status" className={styles.saved}>
            {justSaved.includes(name) && (
              <>
                <Check aria-hidden="true" />
                {USER_MESSAGES.preferencesSaved}
              </>
            )}
          </span>
        </div>
      ))}
      <div className={accountGroupStyles.line}>
        <LinkText to="/account/notifications">
          <Trans>More choices: what, by which way and when</Trans>
        </LinkText>
      </div>
      <div className={accountGroupStyles.foot}>
        <SavingLabel {...preferences} />
        <Button
          variant="soft"
          size="sm"
          busy={isSaving && preferences.isRetry}
          onClick={() => (hasUnsaved ? save() : toast.success(USER_MESSAGES.preferencesSaved))}
        >
          <Trans>Save Changes</Trans>
        </Button>
      </div>
    </AccountGroup>
  )
}

type SavingWordsProps = Pick<ReturnType<typeof usePreferences>, 'failure' | 'savedAtMs'>

function SavingLabel({ failure, savedAtMs }: SavingWordsProps) {
  const time = savedAtMs === null ? null : formatTime(savedAtMs)
  if (failure !== null) {
    return (
      <p role="alert" className={accountGroupStyles.problem}>
        <Trans>Not saved yet.</Trans> {failure}
      </p>
    )
  }
  return (
    <p className="num">
      {time ? <Trans>All changes saved, {time}</Trans> : <Trans>All changes saved</Trans>}
    </p>
  )
}
