import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SkeletonProps {
  /** How round what is coming is, by the tokens: a control is 2, a card 3. Words are little. */
  radius?: 2 | 3 | 4 | 'full' | 'none'
  className?: string
}

/** One grey block in the shape of what is coming; appears after 150 ms. Size it with width, height or aspect classes. */
export function Skeleton({ radius, className }: SkeletonProps) {
  return <span className={classNames('skeleton', className)} data-radius={radius} aria-hidden="true" />
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames('grid gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no identity
        <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </span>
  )
}

/** Around a screen's skeletons: says once that it is loading. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} aria-busy="true">
      <span role="status" className="vh">
        <Trans>Loading</Trans>
      </span>
      {children}
    </div>
  )
}
