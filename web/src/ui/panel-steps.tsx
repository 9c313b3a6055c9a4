import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface PanelStepsProps {
  /** Of the open row among those of the page, from 1. */
  place: { at: number; of: number }
  previous: string
  next: string
  onMove: (by: 1 | -1) => void
  onClose: () => void
}

/** The head of a panel beside a table: where it is, to the rows around it, and away. */
export function PanelSteps({ place: { at, of }, previous, next, onMove, onClose }: PanelStepsProps) {
  const { t } = useLingui()
  return (
    <>
      <span className="num">
        <Trans>
          {at} of {of} on this page
        </Trans>
      </span>
      <IconButton label={previous} disabled={at <= 1} onClick={() => onMove(-1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton label={next} disabled={at >= of} onClick={() => onMove(1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Close`} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  )
}
