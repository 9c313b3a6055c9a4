import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { AcademyFacts } from '@academy/contract/academy'

interface DrawnPage {
  path: string
  /** The page's module, as the build's manifest names it. */
  module: string
  html: string
}

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

/** Runs the build's `prerender.js`. In a thread that ends, because the drawing needs the whole web app in memory and is needed once. */
const WORK = `
const { parentPort, workerData } = require('node:worker_threads')
import(workerData.script).then(async ({ PRERENDERED, renderPage }) => {
  const pages = []
  for (const [path, module] of Object.entries(PRERENDERED)) {
    pages.push({ path, module, html: await renderPage(path, workerData.facts) })
  }
  parentPort.postMessage(pages)
})`

/** Public pages with their content in them, by path; none when the build has no drawing script. */
export async function drawPages(
  directory: string,
  shell: string,
  facts: AcademyFacts,
): Promise<Map<string, string>> {
  const script = join(directory, '.vite/prerender/prerender.js')
  if (!existsSync(script)) return new Map()
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const drawn = await runWorker(pathToFileURL(script).href, facts)
  const withFont = shell.replace('</head>', () => `${displayFontLink(manifest)}</head>`)
  return new Map(drawn.map((page) => [page.path, putTogether(withFont, page, manifest)]))
}

function runWorker(script: string, facts: AcademyFacts): Promise<DrawnPage[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORK, { eval: true, workerData: { script, facts } })
    worker.once('message', (pages: DrawnPage[]) => {
      resolve(pages)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`drawing ended with ${code}`)))
  })
}

/** Headlines would rewrap when their font arrives late, so it is asked for with the page. */
function displayFontLink(manifest: Record<string, Chunk>): string {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const font = files.find((file) => /familjen-grotesk.*\.woff2$/.test(file))
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : ''
}

/** The styles of the page stand in the head, and its script is asked for at once instead of after the entry has run. */
function putTogether(
  shell: string,
  { path, module, html }: DrawnPage,
  manifest: Record<string, Chunk>,
): string {
  const files = filesOf(module, manifest)
  const known = (file: string) => shell.includes(`/${file}"`)
  const links = [...files]
    .filter((file) => !known(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
  return shell
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-path="${path}">${html}</div>`)
}

function filesOf(key: string, manifest: Record<string, Chunk>, files = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const css of chunk.css ?? []) files.add(css)
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, files)
  return files
}
