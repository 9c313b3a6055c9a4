import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isRefused } from '../lib/calls/call-failure.ts'
import type { ReadState } from '../lib/queries/found.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface StaleBannerProps {
  message: ReactNode
  found: ReadState
  live?: 'status' | 'alert'
  className?: string
}

/** The newest answer failed; what is on the screen is the last one that came. What would be refused again is not asked again. */
export function StaleBanner({ message, found, live = 'status', className }: StaleBannerProps) {
  return (
    <Banner
      tone="bad"
      live={live}
      className={className}
      actions={
        !isRefused(found.error) && (
          <Button size="sm" busy={found.isFetching} onClick={() => found.refetch()}>
            <Trans>Retry</Trans>
          </Button>
        )
      }
    >
      {message}
    </Banner>
  )
}
