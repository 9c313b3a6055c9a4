import * as M from '@academy/contract/invitations/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type CallReply, call, failureMessage, isRefused } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AuthPage } from '../components/auth-page.tsx'
import { InvitationForm } from '../components/invitation-form.tsx'
import { SomebodyElseIsHere } from '../components/somebody-else-is-here.tsx'
import { SuperadminForm } from '../components/superadmin-form.tsx'
import { useSession } from '../session/index.ts'
import { useLinkToken } from './link-token.ts'

type Opened = CallReply<'POST /api/invitations/open'>

/** Where a link to set up an account leads: an invitation's, or the one that the first start prints. */
export function SetupPage() {
  const setupToken = useLinkToken()
  const { user } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const open = useCallback(() => {
    setFailure(null)
    call('POST /api/invitations/open', { body: { setupToken } }).then(setOpened, setFailure)
  }, [setupToken])
  useEffect(open, [open])
  if (failure)
    return (
      <NotOpened>
        <ErrorPanel
          message={failureMessage(failure, M.linkInvalid)}
          found={{ error: failure, isFetching: false, refetch: open }}
          support={isRefused(failure) && <LogIn />}
        />
      </NotOpened>
    )
  if (!opened) return <Opening />
  if (opened.use === 'none')
    return (
      <NotOpened>
        <ErrorPanel message={M.linkInvalid} support={<LogIn />} />
      </NotOpened>
    )
  const email = opened.invitation?.email
  if (email && user && user.email !== email) return <SomebodyElseIsHere name={user.name} email={email} />
  if (opened.invitation) return <InvitationForm setupToken={setupToken} offer={opened.invitation} />
  return <SuperadminForm setupToken={setupToken} />
}

function NotOpened({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  usePageTitle(t`Set up your account`)
  return <AuthPage title={<Trans>Set up your account</Trans>}>{children}</AuthPage>
}

function LogIn() {
  return (
    <Link to="/login" className="link">
      <Trans>Log in</Trans>
    </Link>
  )
}

/** Until it is known whom the link is for: the place of the form that follows. */
function Opening() {
  const { t } = useLingui()
  usePageTitle(t`Set up your account`)
  return (
    <AuthPage
      title={<Trans>Set up your account</Trans>}
      lead={
        <span role="status">
          <Trans>Your link is being opened.</Trans>
        </span>
      }
    >
      <div className="grid gap-5">
        {FIELDS.map((field) => (
          <Skeleton key={field} className="h-12 w-full" />
        ))}
      </div>
    </AuthPage>
  )
}

/** An address, a name, a password twice and the button. */
const FIELDS = [1, 2, 3, 4, 5]
