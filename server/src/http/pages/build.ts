import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from './page-at.ts'

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>
/** The file in which each source is that is loaded by itself. */
type Parts = Record<string, string>

/** What a page of the build needs: its scripts and its style sheets, the entry's among them. */
export interface PageFiles {
  scripts: string[]
  sheets: string[]
}

/** The built web app, as far as the server reads it. */
export interface Build {
  /** The page without content; its own script sets the theme before the first paint and asks for what a page shows first. */
  shell: string
  /** Draws pages; null where the build has none, and every page draws itself. */
  drawing: { script: string; sheets: Record<string, string> } | null
  pages: readonly BuiltPage[]
  filesOf(module: string): PageFiles
  /** All text is written in them. */
  fonts: readonly string[]
}

const EARLY_PLACE = '<script src="/early.js"></script>'
const ENTRY = 'index.html'

export function readBuild(directory: string): Build {
  const read = (name: string) => readFileSync(join(directory, name), 'utf8')
  const readJson = <T>(name: string, absent: T): T =>
    existsSync(join(directory, name)) ? (JSON.parse(read(name)) as T) : absent
  const manifest = readJson<Manifest>('.vite/manifest.json', {})
  const parts = readJson<Parts>('.vite/parts.json', {})
  const script = join(directory, '.vite/drawing/drawing.js')
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  const sheets = [...new Set(files)].filter((file) => file.endsWith('.css'))
  return {
    shell: read('index.html').replace(EARLY_PLACE, () => `<script>${earlyScript(directory)}</script>`),
    drawing: existsSync(script)
      ? { script, sheets: Object.fromEntries(sheets.map((file) => [file, read(file)])) }
      : null,
    pages: readJson<BuiltPage[]>('.vite/pages.json', []),
    filesOf: (module) => filesOf(`web/${module}`, parts, manifest),
    fonts: [...new Set(files)].filter((file) => file.endsWith('.woff2')),
  }
}

/** The one script that stands in the pages themselves, as the content policy names it. */
export function inlineScriptHashes(directory: string): string[] {
  return [earlyScript(directory)]
    .filter(Boolean)
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

/** Without its comments and indents: it is sent with every page. */
function earlyScript(directory: string): string {
  const file = join(directory, 'early.js')
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^\s*(\/\/.*)?/gm, '') : ''
}

function filesOf(source: string, parts: Parts, manifest: Manifest): PageFiles {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const seen = new Set<Chunk>()
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    // What it imports runs before it, and its rules stand before its own.
    for (const key of chunk.imports ?? []) take(manifest[key])
    scripts.add(chunk.file)
    for (const css of chunk.css ?? []) sheets.add(css)
  }
  const file = parts[source]
  if (!file) throw new Error(`The build of the web does not say in which file ${source} is`)
  take(manifest[ENTRY])
  take(byFile.get(file))
  return { scripts: [...scripts], sheets: [...sheets] }
}
