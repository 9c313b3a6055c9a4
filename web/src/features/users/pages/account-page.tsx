import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AccountHeader } from '../components/account-header.tsx'
import { ProfileTab } from '../components/profile-tab.tsx'
import { SettingsTab } from '../components/settings-tab.tsx'
import { logout } from '../session/index.ts'
import { CoursesTab } from './account/courses-tab.tsx'
import { ProgressTab } from './account/progress-tab.tsx'
import '../account.css'

const TABS = {
  '/account': ProfileTab,
  '/account/courses': CoursesTab,
  '/account/progress': ProgressTab,
  '/account/settings': SettingsTab,
}

/** One page under four addresses, so that reload and the back button keep the tab. */
export function AccountPage() {
  const { t } = useLingui()
  const go = useNavigate()
  const path = useLocation().pathname.replace(/\/+$/, '') as keyof typeof TABS
  const titles = {
    '/account': t`My Profile`,
    '/account/courses': t`My Courses`,
    '/account/progress': t`Learning Progress`,
    '/account/settings': t`Account Settings`,
  }
  usePageTitle(titles[path], { place: 'account' })
  const Tab = TABS[path]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab of a narrow screen comes into view
  useEffect(() => {
    const current = document.querySelector('.acct .tabs [aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [path])

  return (
    <div className="wrap acct">
      <AccountHeader isQuiet={path === '/account/progress' || path === '/account/courses'} />
      <Tabs label={t`Account`} items={Object.entries(titles).map(([to, label]) => ({ to, label }))} />
      <Tab />
      <div className="acct-logout">
        <Button onClick={() => logout(go)}>
          <LogOut aria-hidden="true" />
          <Trans>Logout</Trans>
        </Button>
        <p>
          <Trans>Answers not sent yet stay on this device until they are.</Trans>
        </p>
      </div>
    </div>
  )
}
