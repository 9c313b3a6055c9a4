import { writeFileSync } from 'node:fs'

/**
 * A reporter of Vitest's that keeps the errors that no test caught: they fail the run, and its report in JSON does not name them.
 * `UNHANDLED_REPORT` is the file it writes, in the shape that `failedTests` reads.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const testResults = errors.map(({ name = 'Error', message = '', stack = '', ...at }) => ({
      name: [at.VITEST_TEST_PATH, at.VITEST_TEST_NAME, `${name} outside of a test`]
        .filter(Boolean)
        .join(' > '),
      status: 'failed',
      message: `${message}\n${stack}`,
    }))
    writeFileSync(process.env.UNHANDLED_REPORT, JSON.stringify({ testResults }))
  }
}
