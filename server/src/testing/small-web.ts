import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The least that the server takes for a built web app, and other files in it. */
export function aSmallWeb(files: Readonly<Record<string, string>> = {}): {
  directory: string
  remove: () => void
} {
  const directory = mkdtempSync(join(tmpdir(), 'web-'))
  const all = {
    'index.html': '<!doctype html><div id="root"></div>',
    'manifest.webmanifest': '{}',
    '.vite/manifest.json': '{}',
    'assets/core-1.js': 'export const a = 1',
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), content)
  }
  return { directory, remove: () => rmSync(directory, { recursive: true }) }
}
