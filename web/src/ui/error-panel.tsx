import { Trans } from '@lingui/react/macro'
import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from './button.tsx'

type ErrorPanelProps = {
  /** The server's words, or the screen's own fallback. */
  message: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** Shows Go Back; true returns to the previous page. */
  back?: true | (() => void)
  /** Whom to ask: a link to the academy's support. */
  support?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

export function ErrorPanel({
  message,
  onRetry,
  retrying,
  back,
  support,
  level = 2,
  className = '',
}: ErrorPanelProps) {
  const navigate = useNavigate()
  const Heading = `h${level}` as const
  return (
    <div role="alert" className={`empty ${className}`}>
      <CircleAlert aria-hidden="true" className="size-10" />
      <Heading>{message}</Heading>
      {(onRetry || back) && (
        <div className="empty-actions">
          {back && (
            <Button onClick={back === true ? () => navigate(-1) : back}>
              <Trans>Go Back</Trans>
            </Button>
          )}
          {onRetry && (
            <Button variant="primary" busy={retrying} onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              <Trans>Retry</Trans>
            </Button>
          )}
        </div>
      )}
      {support && <p className="mt-2 meta">{support}</p>}
    </div>
  )
}
