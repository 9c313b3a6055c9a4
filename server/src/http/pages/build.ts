import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from '@academy/contract/http'
import { inlineHash } from '../headers.ts'

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

/** The built web app, as far as the server reads it. */
export interface Build {
  /** The page without content; its own script sets the theme before the first paint and asks for what a page shows first. */
  shell: string
  /** Draws pages; null where the build has none, and every page draws itself. */
  drawing: { script: string; sheets: Record<string, string> } | null
  pages: readonly BuiltPage[]
  /** All text is written in them. */
  fonts: readonly string[]
}

/** With the space that Vite leaves where its own mark stood. */
const EARLY_PLACE = /<script +src="\/early\.js"><\/script>/

export function readBuild(directory: string): Build {
  const read = (name: string) => readFileSync(join(directory, name), 'utf8')
  const readJson = <T>(name: string, absent: T): T =>
    existsSync(join(directory, name)) ? (JSON.parse(read(name)) as T) : absent
  const manifest = readJson<Manifest>('.vite/manifest.json', {})
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
    fonts: [...new Set(files)].filter((file) => file.endsWith('.woff2')),
  }
}

/** The one script that stands in the pages themselves, as the content policy names it. */
export function inlineScriptHashes(directory: string): string[] {
  return [earlyScript(directory)].filter(Boolean).map(inlineHash)
}

/** The web's `src/early`, as its build made it. */
function earlyScript(directory: string): string {
  const file = join(directory, 'early.js')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
