import { stripVTControlCharacters } from 'node:util'

const TESTS_MAX = 20
const LINES_MAX = 15
const LINE_LETTERS_MAX = 300

/** What failed by a report of Vitest's, with the first lines of why; nothing when nothing did. */
export function failedTests({ testResults = [] }, root) {
  const failed = testResults.flatMap(({ name, status, message = '', assertionResults = [] }) => {
    const file = name.replace(`${root}/`, '')
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} > ${fullName}`,
        why: failureMessages.join('\n'),
      }))
    // A file that breaks before its first test has no tests to name.
    return tests.length > 0 || status !== 'failed' ? tests : [{ name: file, why: message }]
  })
  if (failed.length === 0) return []
  const others = failed.length - TESTS_MAX
  return [
    '\n── failed unit tests ──',
    ...failed.slice(0, TESTS_MAX).flatMap(({ name, why }) => [`✗ ${oneLine(name)}`, ...firstLines(why)]),
    ...(others > 0 ? [`and ${others} more`] : []),
  ]
}

function firstLines(why) {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.slice(0, LINES_MAX).map((line) => `    ${oneLine(line)}`)
}

const oneLine = (text) => text.replaceAll('\n', ' ').slice(0, LINE_LETTERS_MAX)
