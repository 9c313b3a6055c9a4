import { type ComponentType, lazy } from 'react'

/** For what comes behind a page: where the line broke meanwhile nothing of it shows until the page is opened again. */
export const lazyPart = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      (failure) => {
        console.warn(`${name} are not here`, failure)
        return { default: () => null }
      },
    ),
  )
