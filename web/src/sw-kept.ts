/// <reference lib="webworker" />
// What the worker keeps of a person's reading: it all ends with the session, and nothing that was asked for before comes after.
import { ANSWERS_CACHE, PICTURES_CACHE } from './lib/offline/offline-copies.ts'

declare const __RELEASE__: string

export const SHELL_CACHE = `shell-${__RELEASE__}`
/** Pages as the server drew them for this release. */
export const PAGES_CACHE = `pages-${__RELEASE__}`

let sessions = 0
const writing = new Set<Promise<void>>()

/** What is written for a session must have been asked for in it. */
export const currentSession = (): number => sessions

export async function forget(): Promise<void> {
  sessions += 1
  await Promise.allSettled(writing)
  await Promise.all([ANSWERS_CACHE, PICTURES_CACHE, PAGES_CACHE].map((name) => caches.delete(name)))
}

export async function write(
  name: string,
  key: RequestInfo,
  response: Response,
  session: number,
): Promise<void> {
  if (session !== sessions) return
  const work = caches.open(name).then((cache) => cache.put(key, response))
  writing.add(work)
  await work.finally(() => writing.delete(work))
}

/** The oldest go. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
}
