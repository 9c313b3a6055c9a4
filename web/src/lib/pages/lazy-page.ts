import { type ComponentType, createElement, type LazyExoticComponent, useSyncExternalStore } from 'react'
import { visit } from '../device/storage.ts'
import { loadMessages } from '../texts/language.tsx'
import { within } from '../within.ts'
import { type Loading, lazyOnce } from './lazy-once.ts'

/** One whose code has come asks for its data itself, at once. */
export type LazyPage = LazyExoticComponent<ComponentType> &
  Loading & {
    /** The page's own module and nothing else: the build learns from it which file the page is. */
    load: () => Promise<unknown>
    /** Of its module, once that has come. */
    comesWith?: ComesWith | undefined
  }

/** What a page waits for, for some seconds, before it takes the place of another, which may be itself at another address. Undefined where it
 * waits for nothing. The page itself tells of what failed. */
type ComesWith = (params: Readonly<Record<string, string | undefined>>) => Promise<unknown> | undefined

const RELOADED_KEY = 'reloaded-for-chunk'
let loading = 0
let underWay: Promise<unknown> | null = null
let hasShown = false
const listeners = new Set<() => void>()

function onPageLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While the next page is on its way the old page stays; the shell shows that something is coming. */
export const useIsPageLoading = (): boolean =>
  useSyncExternalStore(
    onPageLoading,
    () => loading > 0,
    () => false,
  )

/** While a page follows another: when all that is on its way has come. Null for the first one, and where nothing is. */
export const pagesHaveCome = (): Promise<unknown> | null => (hasShown ? underWay : null)

/** Whether what comes now follows a page of this visit. */
export const hasPageShown = (): boolean => hasShown

/** A page stands. */
export function pageShown(): void {
  hasShown = true
}

/** What a page that is on its way is made of. */
export function counted<T>(work: Promise<T>): Promise<T> {
  const change = (by: number) => {
    loading += by
    if (loading === 0) underWay = null
    for (const tell of listeners) tell()
  }
  underWay = Promise.allSettled([underWay, work])
  change(1)
  return work.finally(() => change(-1))
}

/** After a release an old page asks for files that are gone: load the new release once, then let the error show. */
async function reloadOnceFor<T>(load: Promise<T>): Promise<T> {
  try {
    const module = await load
    visit.delete(RELOADED_KEY)
    return module
  } catch (failure) {
    if (!navigator.onLine || visit.read(RELOADED_KEY) !== null || !visit.write(RELOADED_KEY, '1'))
      throw failure
    location.reload()
    return new Promise(() => {})
  }
}

/** Besides the page, its module may export `parts`: those that it shows as a rule, so that they come with it, and none has a skeleton of its
 * own in a page that follows another. */
type PageModule<K extends string> = Record<K, ComponentType> & PageExtras
interface PageExtras {
  parts?: readonly Loading[]
  comesWith?: ComesWith
}
type Load<K extends string> = () => Promise<PageModule<K>>

/** A part whose file does not come is waited for in its own place. */
const PARTS_MS = 2_000
async function whole<K extends string>(load: Load<K>): Promise<PageModule<K>> {
  const module = await load()
  await within(PARTS_MS, Promise.allSettled((module.parts ?? []).map((part) => part.preload())))
  return module
}

/** The room of the page, and those whose parts it shows: a sentence is found only in a catalogue that was loaded. */
type Rooms = string | readonly string[]

/** One chunk a page: `lazyPage('courses', () => import('./pages/courses-page.tsx'), 'CoursesPage')`. */
export function lazyPage<K extends string>(rooms: Rooms, load: Load<K>, name: K): LazyPage {
  return lazyPlainPage(rooms, load, name, () => import('../queries/queries.tsx'))
}

/** A page without TanStack Query, for the strict budget of the public and sign-in pages. */
export function lazyPlainPage<K extends string>(
  rooms: Rooms,
  load: Load<K>,
  name: K,
  loadQueries?: () => Promise<typeof import('../queries/queries.tsx')>,
): LazyPage {
  const read = async () => {
    const [[module, queries]] = await counted(
      Promise.all([
        reloadOnceFor(Promise.all([whole(load), loadQueries?.()])),
        ...[rooms].flat().map(loadMessages),
      ]),
    )
    page.comesWith = module.comesWith
    return queries ? () => createElement(queries.Queries, null, createElement(module[name])) : module[name]
  }
  const page: LazyPage = Object.assign(lazyOnce(read), { load })
  return page
}
