import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { staleParts } from '../../../scripts/build.mjs'
import { startAcademy, type TestAcademy } from './academy.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <title>%ACADEMY_NAME%</title>
    <meta name="description" content="Technology courses made for your phone and priced in RWF." />
    <script type="application/json" id="reads"></script>
    <script  src="/early.js"></script>
    <script type="application/json" id="academy"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body><div id="root"></div></body>
</html>`
const PAGE_STYLE = '.chips{color:navy}'
const PART_STYLE = '.table{color:olive}'
const STYLE = '.wrap{color:teal}.no-such-thing{color:red}'
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], assets: ['assets/face-1.woff2'] },
  '_page-1.js': { file: 'assets/page-1.js', css: ['assets/page-1.css'] },
  '_part-1.js': { file: 'assets/part-1.js', css: ['assets/part-1.css'] },
}

/** Of every page. */
const FILES = {
  scripts: ['assets/index-1.js', 'assets/page-1.js'],
  sheets: ['assets/index-1.css', 'assets/page-1.css'],
  partFiles: { scripts: ['assets/part-1.js'], sheets: ['assets/part-1.css'] },
  joinedSheet: { file: 'assets/visit-1.css', holds: ['assets/page-1.css', 'assets/part-1.css'] },
}

export interface DrawnWeb {
  directory: string
  remove(): Promise<void>
}

/** A build of the web that draws pages by the real file and has nothing for browsers: it takes seconds in place of half a minute, and none where
 * the web was built since it changed. */
export async function buildDrawnWeb(): Promise<DrawnWeb> {
  const directory = await mkdtemp(join(tmpdir(), 'drawn-web-'))
  const drawing = join(directory, '.vite/drawing')
  if (staleParts().some(({ name }) => name === 'web')) await buildDrawing(drawing)
  else await cp(join(ROOT, 'web/dist/.vite/drawing'), drawing, { recursive: true })
  const planned: object[] = JSON.parse(await readFile(join(drawing, '.vite/pages.json'), 'utf8'))
  const pages = planned.map((page) => ({ ...page, ...FILES }))
  await mkdir(join(directory, 'assets'))
  const files = {
    'index.html': SHELL,
    'manifest.webmanifest': '{}',
    'early.js': 'document.documentElement.dataset.theme = "light"',
    '.vite/manifest.json': JSON.stringify(MANIFEST),
    '.vite/pages.json': JSON.stringify(pages),
    'assets/index-1.css': STYLE,
    'assets/page-1.css': PAGE_STYLE,
    'assets/part-1.css': PART_STYLE,
    'assets/visit-1.css': PAGE_STYLE + PART_STYLE,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text)
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** A build for the server may take minutes beside other work. */
export const BUILD_MS = 300_000

export interface DrawnAcademy extends TestAcademy {
  webDirectory: string
}

/** An academy on such a build, which goes with it. */
export async function startDrawnAcademy(): Promise<DrawnAcademy> {
  const { directory, remove } = await buildDrawnWeb()
  const academy = await startAcademy({ webDirectory: directory })
  const stop = async () => {
    await academy.stop()
    await remove()
  }
  return { ...academy, stop, webDirectory: directory }
}

async function buildDrawing(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const build = ['build', '--config', 'vite.drawing.config.ts', '--outDir', folder, '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, [vite, ...build], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
