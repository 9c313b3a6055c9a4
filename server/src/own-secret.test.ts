import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSecret, readSecret } from './own-secret.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'own-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a key is made once, for the academy’s own user alone, unless one is given', () => {
  expect(readSecret('given by the operator', dataDir)).toBe('given by the operator')
  expect(readdirSync(dataDir)).toEqual([])
  const made = readSecret(null, join(dataDir, 'new'))
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(readSecret(null, join(dataDir, 'new'))).toBe(made)
  expect(readdirSync(join(dataDir, 'new'))).toEqual(['secret'])
  expect(statSync(join(dataDir, 'new/secret')).mode & 0o777).toBe(0o600)
})

test('an empty file is no key: it says so, and stays', () => {
  const file = join(dataDir, 'secret')
  writeFileSync(file, '\n')
  expect(() => readSecret(null, dataDir)).toThrow(`${file} is empty`)
  expect(readFileSync(file, 'utf8')).toBe('\n')
})

test('of two nodes that start at one moment on one folder, both take the key of the first', () => {
  const file = join(dataDir, 'secret')
  writeFileSync(file, 'of the first')
  // The second one had seen none.
  makeSecret(file, dataDir)
  expect(readSecret(null, dataDir)).toBe('of the first')
  expect(readdirSync(dataDir)).toEqual(['secret'])
})
