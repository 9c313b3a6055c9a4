import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'

/** Appears with the first selected row and follows the bottom of the screen. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number
  onClear: () => void
  children: ReactNode
}) {
  const { t } = useLingui()
  const shown = formatCount(count)
  return (
    <>
      <p role="status" className="vh">
        {count > 0 && <Trans>{shown} selected</Trans>}
      </p>
      {count > 0 && (
        <section className="bulk" aria-label={t`Selected rows`}>
          <b className="num">
            <Trans>{shown} selected</Trans>
          </b>
          {children}
          <IconButton label={t`Clear selection`} onClick={onClear}>
            <X aria-hidden="true" />
          </IconButton>
        </section>
      )}
    </>
  )
}
