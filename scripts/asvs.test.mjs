import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

const PAGE = 'docs/asvs.md'
const page = readFileSync(join(root, PAGE), 'utf8')

/** Level 1 of ASVS 5.0.0: chapter and section, then its requirements. */
const LEVEL_1 = `
  1.2: 1 2 3 4 5, 1.3: 1 2, 1.5: 1, 2.1: 1, 2.2: 1 2, 2.3: 1, 3.2: 1 2, 3.3: 1, 3.4: 1 2, 3.5: 1 2 3, 4.1: 1, 4.4: 1,
  5.2: 1 2, 5.3: 1 2, 6.1: 1, 6.2: 1 2 3 4 5 6 7 8, 6.3: 1 2, 6.4: 1 2, 7.2: 1 2 3 4, 7.4: 1 2, 8.1: 1, 8.2: 1 2, 8.3: 1,
  9.1: 1 2 3, 9.2: 1, 10.4: 1 2 3 4 5, 11.3: 1 2, 11.4: 1, 12.1: 1, 12.2: 1 2, 13.4: 1, 14.2: 1, 14.3: 1, 15.1: 1,
  15.2: 1, 15.3: 1`
  .split(',')
  .flatMap((section) => {
    const [number, requirements] = section.trim().split(': ')
    return requirements.split(' ').map((requirement) => `${number}.${requirement}`)
  })

/** The rows of a page: the requirements that each names, its level and its mark. */
const rowsOf = (text) =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| ([12]) \| [^|]+ \| ([^|]+) \|/gm)].flatMap(
    ([, numbers, level, mark]) => numbers.split(', ').map((number) => ({ number, level, mark })),
  )

/** Files that a page names, by code or by links, and the tests that stand in italics behind a file. */
function namedIn(text) {
  const files = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, file]) => file)
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, to]) => join(dirname(PAGE), to))
  const tests = text
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/`([^`]+\.(?:test|spec)\.\w+)`((?:,? \*[^*]+\*)+)/g)].flatMap(([, file, names]) =>
        [...names.matchAll(/\*([^*]+)\*/g)].map(([, name]) => ({ file, name })),
      ),
    )
  return { files: [...files, ...links], tests }
}

const missingFiles = (text) => namedIn(text).files.filter((file) => !existsSync(join(root, file)))

/** What stands between quotes behind `test(`, behind the cases of a table, or on a line of its own. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\)\(|^\s*)(['"`])((?:\\.|(?!\1).)+)\1/g

/** Tests of which no title of their file has the name. */
const missingTests = (text) =>
  namedIn(text).tests.filter(({ file, name }) => {
    if (!existsSync(join(root, file))) return false
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return !lines.some((line) => [...line.matchAll(TITLE)].some(([, , title]) => title.includes(name)))
  })

test('every requirement of level 1 has its row', () => {
  const rows = rowsOf(page).filter(({ level }) => level === '1')
  expect(LEVEL_1).toHaveLength(70)
  expect(rows.map(({ number }) => number).sort()).toEqual(LEVEL_1.sort())
})

test('the counts at the top are those of the rows', () => {
  const marks = ['holds', 'operator', 'does not apply', '**open**']
  for (const level of ['1', '2']) {
    const rows = rowsOf(page).filter((row) => row.level === level)
    const counts = marks.map((mark) => rows.filter((row) => row.mark === mark).length)
    expect(page).toContain(`| ${level} | ${counts.join(' | ')} |`)
    expect(rows.map(({ mark }) => mark).filter((mark) => !marks.includes(mark))).toEqual([])
  }
})

test('every file and every test that the page names is there', () => {
  expect(namedIn(page).tests.length).toBeGreaterThan(150)
  expect(missingFiles(page)).toEqual([])
  expect(missingTests(page)).toEqual([])
})

test('what is not there is seen', () => {
  expect(missingFiles('`server/src/no-such.test.ts` [no](no-such.md) [yes](access.md)')).toEqual([
    'server/src/no-such.test.ts',
    'docs/no-such.md',
  ])
  const here = '`scripts/version.test.mjs`'
  expect(missingTests(`${here} *every workspace has the version*, *no workspace has one*`)).toEqual([
    { file: 'scripts/version.test.mjs', name: 'no workspace has one' },
  ])
})
