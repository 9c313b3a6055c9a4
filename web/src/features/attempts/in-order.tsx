import { Fragment, type ReactNode } from 'react'

/** Parts of a text or of a paper: they never move, so their place is their name. */
export function inOrder<T>(items: readonly T[], draw: (item: T, at: number) => ReactNode): ReactNode {
  return items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>{draw(item, at)}</Fragment>
  ))
}
