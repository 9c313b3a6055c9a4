import { Trans } from '@lingui/react/macro'
import { rememberReturn } from '../../../lib/pages/return-to.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import styles from '../components/account-group.module.css'
import { useSignedIn } from '../session/index.ts'
import { EMAIL_ADDRESS } from './email-api.ts'

const NAMES = { google: 'Google', github: 'GitHub' } as const

/** Whoever has no password shows who they are where they always do, and comes back here. */
export function ProviderAgain({ onClose }: { onClose: () => void }) {
  const { user } = useSignedIn()
  const providers = user.signInMethods.filter((method) => method !== 'password')
  return (
    <div className={styles.form}>
      <p>
        <Trans>Sign in once more first, so that nobody but you changes your address.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {providers.map((provider) => {
          const name = NAMES[provider]
          return (
            <ButtonAnchor
              key={provider}
              variant="primary"
              href={`/api/auth/${provider}`}
              onClick={() => rememberReturn(EMAIL_ADDRESS)}
            >
              <Trans>Continue with {name}</Trans>
            </ButtonAnchor>
          )
        })}
      </div>
    </div>
  )
}
