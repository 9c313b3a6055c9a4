import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LoaderMark } from '../imigongo/logo.tsx'

/** While a whole page is on its way. The words say for what; otherwise only screen readers hear. */
export function FullPageLoader({ children }: { children?: ReactNode }) {
  return (
    <div
      role="status"
      className="grid min-h-[70svh] place-content-center justify-items-center gap-7 p-8 text-center"
    >
      <LoaderMark />
      {children ?? (
        <span className="vh">
          <Trans>Loading</Trans>
        </span>
      )}
    </div>
  )
}
