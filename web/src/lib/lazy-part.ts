import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { loadMessages } from './language.tsx'

/** A module that exports a component by the name K. */
type With<K extends string> = Record<K, (props: never) => ReactNode>
type PropsOf<Component> = Component extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => Promise<unknown> }

export interface LazyPartOptions {
  /** Other rooms whose sentences the part shows; those of its page are there. */
  rooms?: string | readonly string[]
  /** Stands in the place of a part whose file does not come. Without it the boundary around the part shows the failure. */
  missing?: ComponentType
}

/** What comes by need: `lazyPart(() => import('./thread.tsx'), 'Thread')`. `preload` asks for it ahead. */
export function lazyPart<K extends string, Module extends With<K>>(
  load: () => Promise<Module>,
  name: K,
  { rooms = [], missing }: LazyPartOptions = {},
): LazyPart<PropsOf<Module[K]>> {
  type Part = ComponentType<PropsOf<Module[K]>>
  const preload = async () => {
    const [module] = await Promise.all([load(), ...[rooms].flat().map(loadMessages)])
    return { default: module[name] as unknown as Part }
  }
  const preloadOrMissing = missing
    ? () =>
        preload().catch((failure: unknown) => {
          console.warn(`${name} is not here`, failure)
          return { default: missing as Part }
        })
    : preload
  return Object.assign(lazy(preloadOrMissing), { preload })
}

/** A part that asks the server by itself, for a frame that does not. */
export function lazyAskingPart<K extends string, Module extends With<K>>(
  load: () => Promise<Module>,
  name: K,
  options?: LazyPartOptions,
): LazyPart<PropsOf<Module[K]>> {
  const withQueries = async () => {
    const [module, { Queries }] = await Promise.all([load(), import('./queries.tsx')])
    const component = module[name] as unknown as ComponentType<PropsOf<Module[K]>>
    const asking = (props: PropsOf<Module[K]>) =>
      createElement(Queries, null, createElement(component, props))
    return { [name]: asking } as unknown as Module
  }
  return lazyPart(withQueries, name, options)
}

/** For a part that nobody misses. */
export const Nothing = () => null
