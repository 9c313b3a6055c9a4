// npm run build: the server's bundle and the web app, each only when its sources changed.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { install } from './lib/install.mjs'
import { bin, root, run } from './lib/run.mjs'
import { copyServerFiles, serverBundle } from './lib/server-bundle.mjs'
import { isBuilt, putInPlace, stateOf } from './lib/stamp.mjs'

const SHARED = ['package-lock.json', 'contract', 'scripts/build.mjs', 'scripts/lib/server-bundle.mjs']

const parts = [
  { name: 'server', folder: 'server/dist', sources: ['server', ...SHARED], build: buildServer },
  { name: 'web', folder: 'web/dist', sources: ['web', ...SHARED], build: buildWeb },
]

/** The parts whose sources are newer than what stands in their `dist`. */
export function staleParts() {
  return parts
    .map((part) => ({ ...part, state: stateOf(part.sources) }))
    .filter((part) => !isBuilt(part.folder, part.state))
}

async function buildServer(draft) {
  const { build } = await import('rolldown')
  await build({ ...serverBundle(draft), logLevel: 'warn' })
  copyServerFiles(draft)
}

/** What the browser gets and what draws the public pages for it: side by side, since neither uses two cores well. Each empties
 * its folder first: one cannot stand in the other's until both are done. */
async function buildWeb(draft) {
  const drawing = `${draft}.drawing`
  try {
    const [web, drawn] = await Promise.all([
      vite('--outDir', draft),
      vite('--outDir', drawing, '--config', 'vite.drawing.config.ts'),
    ])
    if (web !== 0) throw new Error('vite could not build the web app')
    if (drawn !== 0) throw new Error('vite could not build what draws the public pages')
    renameSync(drawing, `${draft}/.vite/drawing`)
  } finally {
    rmSync(drawing, { recursive: true, force: true })
  }
}

const vite = (...options) =>
  run([...bin('vite/bin/vite.js'), 'build', '--emptyOutDir', '--logLevel', 'warn', ...options], {
    cwd: `${root}/web`,
  })

async function buildPart({ name, folder, state, build }) {
  const started = Date.now()
  const draft = `${root}/${folder}.new-${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    await build(draft)
    putInPlace(draft, folder, state)
    console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  await install()
  for (const part of staleParts()) await buildPart(part)
}
