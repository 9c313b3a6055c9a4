import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface StaleBannerProps {
  message: ReactNode
  retrying: boolean | undefined
  onRetry: () => unknown
  live?: 'status' | 'alert'
  className?: string
}

/** The newest answer failed; what is on the screen is the last one that came. */
export function StaleBanner({ message, retrying, onRetry, live = 'status', className }: StaleBannerProps) {
  return (
    <Banner
      tone="bad"
      live={live}
      className={className}
      actions={
        <Button size="sm" busy={retrying} onClick={() => onRetry()}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      {message}
    </Banner>
  )
}
