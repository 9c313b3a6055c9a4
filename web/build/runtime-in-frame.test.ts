import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runtimeInFrame } from './runtime-in-frame.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runtime-'))
  mkdirSync(join(folder, 'src'))
  for (const [name, text] of Object.entries(SOURCES)) write(name, text)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text)

/** Two packages in the manner of Node, one of them the frame's; `alone` asks for nothing of the frame. */
const SOURCES = {
  'entry.js': `import react from './react.cjs'
    import { words } from './words.js'
    export const shown = async () => {
      const page = await import('./page.js')
      return [react.name, words.hello, page.title, (await import('./alone.js')).count]
    }`,
  'react.cjs': `exports.name = 'react'`,
  'words.js': `export * as words from './sentences.js'`,
  'sentences.js': `export const hello = 'Muraho'`,
  'page.js': `import react from './react.cjs'
    import { words } from './words.js'
    export const title = react.name + ' says ' + Object.keys(words)`,
  'alone.js': `import counter from './counter.cjs'
    export const count = counter.count`,
  'counter.cjs': `exports.count = 3`,
}
const FILES: Record<string, string> = {
  'react.cjs': 'frame',
  'words.js': 'shared',
  'sentences.js': 'shared',
  'counter.cjs': 'alone',
  'alone.js': 'alone',
}

/** The names of the files that the sources become. */
async function built(): Promise<string[]> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [runtimeInFrame()],
    build: {
      outDir: 'dist',
      modulePreload: false,
      rolldownOptions: {
        input: { entry: join(folder, 'src/entry.js') },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id: string) => FILES[basename(id)] ?? null }],
          },
        },
      },
    },
  })
  return readdirSync(join(folder, 'dist')).map((file) => file.replace(/-[^-]*\.js$/, ''))
}

test('the bundler’s helpers are no file of their own, and all that asks for them finds them', async () => {
  const files = await built()
  expect(files).toContain('frame')
  expect(files).not.toContain('rolldown-runtime')
  const { shown } = await import(pathToFileURL(join(folder, 'dist/entry.js')).href)
  expect(await shown()).toEqual(['react', 'Muraho', 'react says hello', 3])
})

test('a frame that imports more than they is refused: it would wait for who waits for it', async () => {
  write('react.cjs', `exports.name = require('./words.js').words.hello`)
  await expect(built()).rejects.toThrow('The frame imports')
})
