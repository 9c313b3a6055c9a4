import { expect, test } from 'vitest'
import { failedTests } from './lib/failed-tests.mjs'

const failing = (fullName, why) => ({ fullName, status: 'failed', failureMessages: [why] })
const file = (name, assertionResults, traits = {}) => ({
  name: `/academy/${name}`,
  status: 'failed',
  message: '',
  assertionResults,
  ...traits,
})

test('says which tests failed and why, and nothing of those that passed', () => {
  const passed = { fullName: 'goes', status: 'passed', failureMessages: [] }
  const report = {
    testResults: [
      file('a.test.ts', [passed], { status: 'passed' }),
      file('b.test.ts', [passed, failing('stays', '\u001b[31mexpected 1\u001b[39m\n\n  to be 2')]),
      file('c.test.ts', [], { message: 'SyntaxError: no' }),
    ],
  }
  expect(failedTests(report, '/academy')).toEqual([
    '\n── failed unit tests ──',
    '✗ b.test.ts > stays',
    '    expected 1',
    '      to be 2',
    '✗ c.test.ts',
    '    SyntaxError: no',
  ])
  expect(failedTests({ testResults: [file('a.test.ts', [passed], { status: 'passed' })] }, '')).toEqual([])
})

test('stays short however much failed', () => {
  const long = Array.from({ length: 100 }, (_, line) => `line ${line} ${'x'.repeat(1000)}`).join('\n')
  const tests = Array.from({ length: 23 }, (_, i) => failing(`test ${i}`, long))
  const lines = failedTests({ testResults: [file('a.test.ts', tests)] }, '/academy')
  expect(lines).toHaveLength(1 + 20 * 16 + 1)
  expect(lines.at(-1)).toBe('and 3 more')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(310)
})
