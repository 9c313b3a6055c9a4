import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDataDir } from './data-dir.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-dir-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

test('a new one is private, and an older one and what lies in it are made so', () => {
  const fresh = join(folder, 'new', 'data')
  openDataDir(fresh)
  expect(modeOf(fresh)).toBe('700')
  const old = join(folder, 'old')
  for (const name of ['', 'media', 'outbox']) {
    mkdirSync(join(old, name), { recursive: true })
    chmodSync(join(old, name), 0o755)
  }
  openDataDir(old)
  expect(['', 'media', 'outbox'].map((name) => modeOf(join(old, name)))).toEqual(['700', '700', '700'])
})

test('a folder that all share stays open', () => {
  const shared = join(folder, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o1777)
  openDataDir(shared)
  expect(modeOf(shared)).toBe('1777')
})

test('what cannot be one is told by its name', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => openDataDir(file)).toThrow(`DATA_DIR=${file} is no folder`)
  // Where no folder can be made, though the one above is there.
  expect(() => openDataDir('/proc/x/y')).toThrow('DATA_DIR=/proc/x/y cannot be written')
  expect(() => openDataDir(join(file, 'below'))).toThrow(`DATA_DIR=${join(file, 'below')} is no folder`)
})
