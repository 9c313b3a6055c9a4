import { type ComponentType, createElement, type LazyExoticComponent, type ReactNode } from 'react'
import { whenOnline } from '../offline/when-online.ts'
import { loadMessages } from '../texts/language.tsx'
import { type Loading, lazyOnce } from './lazy-once.ts'

/** A module that exports a component by the name K. */
type With<K extends string> = Record<K, (props: never) => ReactNode>
type PropsOf<Component> = Component extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & Loading

export interface LazyPartOptions {
  /** Other rooms whose sentences the part shows; those of its page are there. */
  rooms?: string | readonly string[]
  /** Stands in the place of a part whose file does not come. Without it the boundary around the part shows the failure. */
  missing?: ComponentType
  /** The page can stand without it: it comes when there is a line, however late, and never fails. */
  waits?: boolean
}

/** What comes by need: `lazyPart(() => import('./thread.tsx'), 'Thread')`. `preload` asks for it ahead. */
export function lazyPart<K extends string, Module extends With<K>>(
  load: () => Promise<Module>,
  name: K,
  { rooms = [], missing, waits = false }: LazyPartOptions = {},
): LazyPart<PropsOf<Module[K]>> {
  type Part = ComponentType<PropsOf<Module[K]>>
  const read = async () => {
    try {
      const persist = waits ? whenOnline : twice
      const [module] = await persist(() => Promise.all([load(), ...[rooms].flat().map(loadMessages)]))
      const part = module[name] as unknown as Part
      return import.meta.env.SSR ? noted(name, part) : part
    } catch (failure) {
      if (!missing) throw failure
      console.warn(`${name} is not here`, failure)
      return missing as Part
    }
  }
  const part = lazyOnce(read)
  // The build learns from `load` which file the part is.
  if (import.meta.env.SSR) Object.assign(part, { load })
  else parts.push([name, part])
  return part as LazyPart<PropsOf<Module[K]>>
}

const SECOND_TRY_MS = 1_000

/** A line that drops one answer often has the next. */
async function twice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS))
    return await read()
  }
}

/** In the browser, all that are known by now. */
export const parts: [name: string, part: Loading][] = []

/** Where the server draws pages: the parts that stand in the one that is drawn. */
export const drawnParts = new Set<string>()

function noted<Props>(name: string, part: ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    drawnParts.add(name)
    return createElement(part as ComponentType<object>, props as object)
  }
}

/** For a part that nobody misses. */
export const Nothing = () => null
