import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { myCoursesQuery } from '../../courses/index.ts'
import { NotificationChoices } from '../../notifications/index.ts'
import { devicesQuery } from '../api.ts'
import { AccountHeader } from '../components/account-header.tsx'
import { emailQuery } from '../email/email-api.ts'
import { RefusedBand } from '../email/refused-band.tsx'
import { logout, useSignedIn } from '../session/index.ts'
import styles from './account-page.module.css'

/** The tab that is shown is downloaded, beside what it shows. */
const TABS = {
  '/account': lazyPart(() => import('../components/profile-tab.tsx'), 'ProfileTab'),
  '/account/courses': lazyPart(() => import('./account/courses-tab.tsx'), 'CoursesTab', { rooms: 'courses' }),
  '/account/progress': lazyPart(() => import('./account/progress-tab.tsx'), 'ProgressTab'),
  '/account/payments': lazyPart(() => import('./account/payments-tab.tsx'), 'PaymentsTab', {
    rooms: 'payments',
  }),
  '/account/settings': lazyPart(() => import('./account/settings-tab.tsx'), 'SettingsTab'),
  '/account/notifications': NotificationChoices,
}

/** Tabs with more to say about an address that refuses mail. */
const SAY_IT_THEMSELVES: readonly string[] = ['/account/settings', '/account/notifications']

/** One page under six addresses, so that reload and the back button keep the tab. */
export function AccountPage() {
  const { t } = useLingui()
  const { role } = useSignedIn()
  const go = useNavigate()
  const path = useLocation().pathname.replace(/\/+$/, '') as keyof typeof TABS
  const titles = {
    '/account': t`My Profile`,
    '/account/courses': t`My Courses`,
    '/account/progress': t`Learning Progress`,
    '/account/payments': t`Payments`,
    '/account/settings': t`Account Settings`,
    '/account/notifications': t`Notification preferences`,
  }
  usePageTitle(titles[path], { place: 'account' })
  const Tab = TABS[path]
  // Only students pay; somebody who was one still reads their receipts at the address. The settings lead to what few look for.
  const isShown = (to: string) =>
    to === path || (to !== '/account/notifications' && (to !== '/account/payments' || role === 'student'))
  const tabs = Object.entries(titles).filter(([to]) => isShown(to))
  // Asked for while the tab's code is still on its way.
  useQuery({ ...myCoursesQuery, enabled: path === '/account/courses' || path === '/account/progress' })
  useQuery({ ...devicesQuery, enabled: path === '/account/settings' })
  useQuery(emailQuery)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab of a narrow screen comes into view
  useEffect(() => {
    const current = document.querySelector<HTMLElement>('main .tabs [aria-current]')
    const strip = current?.parentElement
    // Along the strip alone: whoever comes back, or follows a link into the tab, is led further down the page.
    if (strip) strip.scrollLeft += middleOf(current) - middleOf(strip)
  }, [path])

  return (
    <div className={`wrap ${styles.account}`}>
      <AccountHeader isQuiet={path === '/account/progress' || path === '/account/courses'} />
      <Tabs label={t`Account`} items={tabs.map(([to, label]) => ({ to, label }))} />
      {!SAY_IT_THEMSELVES.includes(path) && <RefusedBand />}
      <Suspense fallback={<FullPageLoader />}>
        <Tab />
      </Suspense>
      <div className={styles.logout}>
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

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
