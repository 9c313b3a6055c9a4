import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fileFaults } from './page-sizes.mjs'

/** A build with these files: their bytes, and the files they import. */
function buildOf(files: Record<string, { bytes: number; imports?: string[]; isEntry?: boolean }>): string {
  const dist = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'assets'))
  const manifest = Object.entries(files).map(([name, { bytes, ...rest }]) => {
    writeFileSync(join(dist, 'assets', name), ' '.repeat(bytes))
    return [name, { file: `assets/${name}`, ...rest }]
  })
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)))
  return dist
}

it('finds nothing to say of files that are large enough and need each other in one direction', () => {
  const dist = buildOf({
    'index.js': { bytes: 400, imports: ['core.js'], isEntry: true },
    'core.js': { bytes: 5_000 },
    'page.js': { bytes: 1_000, imports: ['core.js', 'shared.js'] },
    'shared.js': { bytes: 2_000, imports: ['core.js'] },
  })
  expect(fileFaults(dist)).toEqual([])
})

it('names a file that is too small to be asked for alone', () => {
  const dist = buildOf({ 'core.js': { bytes: 5_000 }, 'icon.js': { bytes: 999, imports: ['core.js'] } })
  expect(fileFaults(dist)).toEqual([expect.stringContaining('assets/icon.js is a file of 999 bytes alone')])
})

it('names files that need each other in a circle, also through a third', () => {
  const dist = buildOf({
    'a.js': { bytes: 2_000, imports: ['b.js'] },
    'b.js': { bytes: 2_000, imports: ['c.js'] },
    'c.js': { bytes: 2_000, imports: ['a.js'] },
    'd.js': { bytes: 2_000, imports: ['a.js'] },
  })
  expect(fileFaults(dist)).toEqual([
    'These files need each other in a circle: assets/a.js, assets/b.js, assets/c.js',
  ])
})
