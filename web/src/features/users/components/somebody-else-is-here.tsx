import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'

/** A link to set up an account was opened on a device that somebody else uses: who holds the link decides, and nobody is signed out
 * without a word. */
export function SomebodyElseIsHere({ name, email }: { name: string; email: string }) {
  const { t } = useLingui()
  usePageTitle(t`Set up your account`)
  const logOut = async () => {
    const { endSession } = await import('../session/logout.ts')
    // The page stays, and its link with it.
    await endSession(() => undefined, '/login')
  }
  return (
    <AuthPage
      title={<Trans>Set up your account</Trans>}
      lead={
        <>
          <Trans>This link is for {email}.</Trans>{' '}
          <Trans>{name} is signed in on this device and has to log out first.</Trans>
        </>
      }
    >
      <Button variant="primary" size="lg" onClick={() => void logOut()}>
        <Trans>Log out and go on</Trans>
      </Button>
    </AuthPage>
  )
}
