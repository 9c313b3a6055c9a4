import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface Loading {
  preload: () => Promise<unknown>
  /** Its code is here. */
  hasCome: () => boolean
}

/** What has come renders at once: hydration throws away what is drawn where a part waits, even for a moment. */
export function lazyOnce<Props>(
  read: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> & Loading {
  let come: { default: ComponentType<Props> } | undefined
  let coming: Promise<{ default: ComponentType<Props> }> | undefined
  const load = async () => {
    try {
      come = { default: await read() }
      return come
    } catch (failure) {
      coming = undefined
      throw failure
    }
  }
  const preload = () => {
    coming ??= load()
    return coming
  }
  // React takes any thenable.
  // biome-ignore lint/suspicious/noThenProperty: a promise would tell what is known only after a turn of the loop
  const known = { then: (take: (part: typeof come) => void) => take(come) } as ReturnType<typeof preload>
  const part = lazy(() => (come ? known : preload()))
  return Object.assign(part as LazyExoticComponent<ComponentType<Props>>, { preload, hasCome: () => !!come })
}
