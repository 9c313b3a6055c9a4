import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'
import { serverBundle } from './lib/server-bundle.mjs'

/** Looked for by a package that does without. */
const NEVER_THERE = ['pg-native', 'typescript']
/** As JSON, which has no BigInt. */
const treeOf = (code) => JSON.stringify(parseAst(code), (_, value) => (typeof value === 'bigint' ? 0 : value))
const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/')

test('the built server asks node_modules for what an installation without tools has', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'server-bundle-'))
  try {
    const { output } = await build({ ...serverBundle(dir), logLevel: 'silent' })
    const chunks = output.filter(({ type }) => type === 'chunk')
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
  } finally {
    rmSync(dir, { recursive: true })
  }
})
