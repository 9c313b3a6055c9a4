import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

// What a page loads by need, visit by visit: web/visits.json, which the web's budgets count and its files are made by.

interface Route {
  path: string
  file: string
  frameParts: string[]
}
interface Chunk {
  file: string
  imports?: string[]
}

const WEB = join(import.meta.dirname, '../../web')
const QUIET_MS = 700
const read = <T>(file: string): T => JSON.parse(readFileSync(join(WEB, file), 'utf8'))
/** Where `npm run visits` wants what was seen; without it the journeys compare. */
export const VISITS_DIR = process.env.VISITS_DIR

/** The parts that this visit has loaded are the ones that the budgets know of. */
export async function expectKnownVisit(page: Page): Promise<void> {
  const loaded = await scriptsOf(page)
  const file = pageAt(new URL(page.url()).pathname)
  if (!file) return
  if (VISITS_DIR) {
    const parts = partsAmong(loaded, file, [])
    writeFileSync(join(VISITS_DIR, `${crypto.randomUUID()}.json`), JSON.stringify({ [file]: parts }))
    return
  }
  const known = (read<Record<string, string[][]>>('visits.json')[file] ?? []).flat()
  const unknown = partsAmong(loaded, file, known)
  expect.soft(unknown, `parts of ${file} that web/visits.json does not name: run npm run visits`).toEqual([])
}

/** Every file of script, once nothing more comes. */
async function scriptsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(
    (quiet) => {
      const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime)
      return performance.now() - Math.max(0, ...ends) > quiet
    },
    QUIET_MS,
    { polling: 100 },
  )
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return names.map((name) => new URL(name).pathname.slice(1)).filter((name) => name.endsWith('.js'))
}

/** The page of an address; fixed words win over parameters, as in the router. */
function pageAt(pathname: string): string | undefined {
  const fits = ({ path }: Route) => {
    const pattern = path
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/\*$/, '(?:/.*)?')
    return new RegExp(`^${pattern}/?$`).test(pathname)
  }
  const words = ({ path }: Route) => path.split('/').filter((word) => /^\w/.test(word)).length
  const found = read<Route[]>('dist/.vite/pages.json').filter(fits)
  return found.sort((a, b) => words(b) - words(a))[0]?.file
}

/** The parts in files that neither the page nor what is known to come with it brings along. */
function partsAmong(loaded: readonly string[], file: string, known: readonly string[]): string[] {
  const manifest = read<Record<string, Chunk>>('dist/.vite/manifest.json')
  const parts = read<Record<string, string>>('dist/.vite/parts.json')
  const routes = read<Route[]>('dist/.vite/pages.json')
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const there = new Set<string>()
  const take = (name: string | undefined) => {
    if (!name || there.has(name)) return
    there.add(name)
    for (const key of chunks.get(name)?.imports ?? []) take(manifest[key]?.file)
  }
  const pages = new Set(routes.map((route) => `web/${route.file}`))
  const frameParts = routes.find((route) => route.file === file)?.frameParts ?? []
  for (const part of [`web/${file}`, ...frameParts, ...known]) take(parts[part])
  for (const { file: name } of Object.values(manifest).filter((chunk) => 'isEntry' in chunk)) take(name)
  // A page that led here brought what it stands on.
  for (const page of pages) if (loaded.includes(parts[page] ?? '')) take(parts[page])
  return Object.entries(parts)
    .filter(([part, name]) => loaded.includes(name) && !there.has(name) && !pages.has(part))
    .map(([part]) => part)
    .sort()
}
