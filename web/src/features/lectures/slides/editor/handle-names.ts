import { useLingui } from '@lingui/react/macro'
import type { Handle } from './geometry.ts'

export function useHandleNames(): (handle: Handle) => string {
  const { t } = useLingui()
  const names: Record<Handle, string> = {
    nw: t`Resize top left`,
    n: t`Resize top`,
    ne: t`Resize top right`,
    e: t`Resize right`,
    se: t`Resize bottom right`,
    s: t`Resize bottom`,
    sw: t`Resize bottom left`,
    w: t`Resize left`,
  }
  return (handle) => names[handle]
}
