import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failedTests } from './lib/failed-tests.mjs'
import UnhandledErrors from './lib/unhandled-errors.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unhandled-'))
  vi.stubEnv('UNHANDLED_REPORT', join(folder, 'unhandled.json'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const toldOf = (errors) => {
  new UnhandledErrors().onTestRunEnd([], errors)
  return failedTests(JSON.parse(readFileSync(process.env.UNHANDLED_REPORT, 'utf8')), '/academy')
}

test('an error that no test caught is told with the test that ran', () => {
  const stack = 'Error: gone\n    at Socket.emit'
  const at = { VITEST_TEST_PATH: '/academy/a.test.ts', VITEST_TEST_NAME: 'goes' }
  expect(toldOf([{ name: 'Error', message: 'gone', stack, ...at }])).toEqual([
    '\n── failed unit tests ──',
    '✗ a.test.ts > goes > Error outside of a test',
    '    gone',
    '    Error: gone',
    '        at Socket.emit',
  ])
})

test('what is thrown and is no error is told too, and nothing when all was caught', () => {
  expect(toldOf([{}])).toEqual(['\n── failed unit tests ──', '✗ Error outside of a test'])
  expect(toldOf([])).toEqual([])
})
