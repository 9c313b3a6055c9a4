import { Trans } from '@lingui/react/macro'
import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRefused } from '../lib/calls/call-failure.ts'
import { useGoBack } from '../lib/pages/use-go-back.ts'
import type { ReadState } from '../lib/queries/found.ts'
import { Button } from './button.tsx'

export type ErrorPanelProps = {
  /** The server's words, or the screen's own fallback. */
  message: ReactNode
  /** What failed: where asking again would be refused again, Go Back stands in place of Retry. Absent where nothing was asked. */
  found?: ReadState
  /** Shows Go Back; true returns to the page before. */
  back?: true | (() => void)
  /** Whom to ask, what the server said, or another way out. */
  support?: ReactNode
  /** 3: a part of a page, which has no way back of its own. */
  level?: 1 | 2 | 3
  className?: string
}

export function ErrorPanel({ message, found, back, support, level = 2, className = '' }: ErrorPanelProps) {
  const goBack = useGoBack()
  const isFinal = isRefused(found?.error)
  const Heading = `h${level}` as const
  return (
    <div role="alert" className={`empty ${className}`}>
      <CircleAlert aria-hidden="true" className="size-10" />
      <Heading>{message}</Heading>
      {support && <p className="meta">{support}</p>}
      <div className="empty-actions">
        {(back || (isFinal && level < 3)) && (
          <Button onClick={typeof back === 'function' ? back : goBack}>
            <Trans>Go Back</Trans>
          </Button>
        )}
        {found && !isFinal && (
          <Button variant="primary" busy={found.isFetching} onClick={() => found.refetch()}>
            <RotateCw aria-hidden="true" />
            <Trans>Retry</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
