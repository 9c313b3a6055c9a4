import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './lib/run.mjs'
import { serverBundle } from './lib/server-bundle.mjs'

/** Looked for by a package that does without. */
const NEVER_THERE = ['pg-native', 'typescript']
/** As JSON, which has no BigInt. */
const treeOf = (code) => JSON.stringify(parseAst(code), (_, value) => (typeof value === 'bigint' ? 0 : value))
const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/')

const dir = mkdtempSync(join(tmpdir(), 'server-bundle-'))
let chunks
beforeAll(async () => {
  const { output } = await build({ ...serverBundle(dir), logLevel: 'silent' })
  chunks = output.filter(({ type }) => type === 'chunk')
})
afterAll(() => rmSync(dir, { recursive: true }))

test('the built server asks node_modules for what an installation without tools has', () => {
  const asked = chunks.flatMap(({ imports, dynamicImports, code }) => [
    ...imports,
    ...dynamicImports,
    // Not in code that a package writes.
    ...[...code.matchAll(/(?<![`\w])require\("([^".]+)"\)/g)].map(([, id]) => id),
  ])
  const ours = new Set(chunks.map(({ fileName }) => fileName))
  const packages = new Set(
    asked
      .filter((id) => !ours.has(id) && !id.startsWith('node:') && !builtinModules.includes(id))
      .map(packageOf)
      .filter((name) => !NEVER_THERE.includes(name)),
  )
  const { dependencies } = JSON.parse(readFileSync(`${root}/server/package.json`, 'utf8'))
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([])
  expect(packages).toContain('sharp')
  expect(packages).not.toContain('fastify')
  // Code that was kept compiled has none: it would end the second start.
  const importing = chunks.filter(({ code }) => treeOf(code).includes('"type":"ImportExpression"'))
  expect(importing.map(({ fileName }) => fileName)).toEqual([])
  const wide = chunks.filter(({ fileName }) => /[^\0-\x7f]/.test(readFileSync(join(dir, fileName), 'utf8')))
  expect(wide.map(({ fileName }) => fileName)).toEqual([])
})

/** What Node loads to run a file of the bundle, after `first`. */
function loadedBy(name, first = '') {
  const { fileName } = chunks.find((chunk) => chunk.name === name)
  // The navigator as `main.ts` knows it on Node 20.
  const before = `globalThis.navigator ??= { userAgent: 'Node.js' }; ${first}`
  const script = `${before}; require('./${fileName}'); process.stdout.write(process.moduleLoadList.join('\\n'))`
  const env = { ...process.env, NODE_PATH: `${root}/node_modules` }
  return execFileSync(process.execPath, ['-e', script], { cwd: dir, env, encoding: 'utf8' }).split('\n')
}

test('no package makes a start load all of fetch', () => {
  const isFetch = (module) => module.includes('undici/undici')
  expect(loadedBy('serve-alone').filter(isFetch)).toEqual([])
  expect(loadedBy('tus-server').filter(isFetch)).toHaveLength(1)
})

test('nothing that a start loads makes a formatter, which is slow to begin', () => {
  const refuse = (name) => `${name} = class { constructor() { throw new Error('${name} at the start') } }`
  const formatters = ['DateTimeFormat', 'NumberFormat', 'Collator', 'Segmenter'].map((kind) => `Intl.${kind}`)
  const writers = ['Number', 'Date'].map((kind) => `${kind}.prototype.toLocaleString`)
  expect(loadedBy('serve-alone', [...formatters, ...writers].map(refuse).join('; '))).not.toEqual([])
})
