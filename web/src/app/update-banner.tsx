import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { activateUpdate, isUpdateReady, onUpdateChange } from '../lib/offline/updates.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

export function UpdateBanner() {
  const isReady = useSyncExternalStore(onUpdateChange, isUpdateReady, () => false)
  if (!isReady) return null
  return (
    <Banner
      bar
      live="status"
      actions={
        <Button size="sm" variant="soft" onClick={activateUpdate}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>New version. Reload when you are ready.</Trans>
    </Banner>
  )
}
