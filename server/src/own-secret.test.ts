import {
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSecret } from './own-secret.ts'

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  return { ...fs, existsSync: vi.fn(fs.existsSync), linkSync: vi.fn(fs.linkSync) }
})

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
  vi.mocked(existsSync).mockImplementationOnce(() => {
    writeFileSync(join(dataDir, 'secret'), 'of the first')
    return false
  })
  expect(readSecret(null, dataDir)).toBe('of the first')
  expect(readdirSync(dataDir)).toEqual(['secret'])
})

test('on a folder that knows no links it is made all the same', () => {
  vi.mocked(linkSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('no links here'), { code: 'EPERM' })
  })
  const made = readSecret(null, dataDir)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(made)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})
