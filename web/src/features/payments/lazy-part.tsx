import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy } from 'react'
import { StaleBanner } from '../../ui/stale-banner.tsx'

type Load<K extends string, P> = () => Promise<Record<K, ComponentType<P>>>

/** A part that comes after the code and the name. When its file does not come, they stay readable. */
export function lazyPart<K extends string, P extends object>(load: Load<K, P>, name: K) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: (await load())[name] }
    } catch {
      return { default: Missing }
    }
  })
}

function Missing() {
  return (
    <StaleBanner
      message={<Trans>This part of the page did not open.</Trans>}
      retrying={false}
      onRetry={() => location.reload()}
    />
  )
}
