import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { endEarlyPage } from '../lib/pages/early-page.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'

interface ErrorBoundaryProps {
  /** Around the page alone: its frame stays, and is the way out. */
  inFrame?: boolean
  children: ReactNode
}

/** A page that broke, or whose file could not be loaded, leaves the way out standing. Another address tries afresh. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { key } = useLocation()
  return <Boundary {...props} place={key} />
}

interface Props extends ErrorBoundaryProps {
  place: string
}

class Boundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null }

  static getDerivedStateFromError() {
    return { failedAt: '' }
  }

  // React itself tells the console what failed.
  override componentDidCatch() {
    this.setState({ failedAt: this.props.place })
    endEarlyPage()
  }

  override componentDidUpdate() {
    const { failedAt } = this.state
    if (failedAt && failedAt !== this.props.place) this.setState({ failedAt: null })
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children
    const Place = this.props.inFrame ? 'div' : 'main'
    return (
      <Place className="wrap py-16">
        <ErrorPanel
          level={1}
          message={navigator.onLine ? <Trans>This page did not open</Trans> : <Trans>You are offline</Trans>}
          found={{ error: null, isFetching: false, refetch: () => location.reload() }}
          back
        />
      </Place>
    )
  }
}
