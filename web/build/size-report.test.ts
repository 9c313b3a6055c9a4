import { expect, it } from 'vitest'
import { fullness, pageReport, tableOf } from './size-report.mjs'

type Sources = Record<string, number>
const file = (bytes: number, sources: Sources = {}) => ({ bytes, sources })
const pageOf = (files: Record<string, { bytes: number; sources: Sources }>) => ({
  name: 'courses/course-page',
  kind: 'learner',
  limit: { js: 1_000, css: 100, sent: 2_000, scripts: 3 },
  files,
  sent: 1_500,
  scripts: 2,
})
const before = pageOf({
  'core.js': file(500, { 'web/src/lib/calls/call.ts': 400, 'web/src/lib/theme.ts': 100 }),
  'field.js': file(90, { 'web/src/ui/field.tsx': 90 }),
  'course.css': file(40),
})

it('warns from 99 % on, before a page is over', () => {
  const filled = (js: number) => pageOf({ 'core.js': file(js), 'course.css': file(40) })
  expect(fullness(filled(989))).toBe('')
  expect(fullness(filled(990))).toBe('nearly full')
  expect(fullness(filled(1_000))).toBe('nearly full')
  expect(fullness(filled(1_001))).toBe('over')
  expect(fullness(pageOf({ 'core.js': file(1), 'course.css': file(101) }))).toBe('over')
  expect(tableOf([filled(990)])[1]).toMatch(/1\.0 \/ 1 +0\.0 \/ 0\.1 +1\.5 \/ 2 +2 \/ 3 {2}nearly full$/)
})

it('counts all of a visit, its parts and its files', () => {
  const light = pageOf({ 'core.js': file(1) })
  expect(fullness(light)).toBe('')
  expect(fullness({ ...light, sent: 2_001 })).toBe('over')
  expect(fullness({ ...light, scripts: 3 })).toBe('')
  expect(fullness({ ...light, scripts: 4 })).toBe('over')
})

it('names the excess, the file that grew and the source in it', () => {
  const after = pageOf({
    'core.js': file(540, { 'web/src/lib/calls/call.ts': 400, 'web/src/lib/theme.ts': 140 }),
    'menu.js': file(500, { 'web/src/ui/menu.tsx': 500 }),
    'course.css': file(40),
  })
  const lines = pageReport(after, before, { onlyChanges: true }).map((line) =>
    line.trim().replace(/ +/g, ' '),
  )
  expect(lines).toEqual([
    'courses/course-page (learner)',
    'JS: 1040 bytes, 40 bytes over, +450 since',
    'CSS: 40 bytes, 60 bytes free of 0.1 kB, ±0 since',
    'A visit: 2 files of script of 3, 1500 bytes of 2 kB',
    'Before it works:',
    // What grew most, not what is largest.
    '500 +500 menu.js (ui 100 %)',
    '500 +500 web/src/ui/menu.tsx',
    '540 +40 core.js (lib 100 %)',
    '140 +40 web/src/lib/theme.ts',
    '40 ±0 course.css',
    '0 -90 field.js',
    '0 -90 web/src/ui/field.tsx',
  ])
})

it('shows the heaviest sources where no earlier build is known', () => {
  const lines = pageReport(before, undefined).map((line) => line.trim().replace(/ +/g, ' '))
  expect(lines.filter((line) => !line.startsWith('A visit')).slice(1, 6)).toEqual([
    'JS: 590 bytes, 410 bytes free of 1 kB',
    'CSS: 40 bytes, 60 bytes free of 0.1 kB',
    'Before it works:',
    '500 core.js (lib 100 %)',
    '400 web/src/lib/calls/call.ts',
  ])
})

it('says whose each file is, also of those that come later', () => {
  const sources = {
    'web/src/features/courses/components/cover.tsx': 300,
    'contract/src/courses/rules.ts': 100,
    'node_modules/@lingui/core/': 60,
    'web/src/main.tsx': 20,
    'web/ virtual:pages': 10,
    'web/src/ui/card.tsx': 10,
  }
  const page = {
    ...pageOf({ 'card.js': file(500, sources) }),
    later: { 'menu.js': file(80, { 'web/src/app/Menu.tsx': 80 }) },
  }
  const lines = pageReport(page, page, { onlyChanges: true }).map((line) => line.trim().replace(/ +/g, ' '))
  expect(lines.slice(5)).toEqual([
    '500 ±0 card.js (courses 80 %, @lingui/core 12 %, main 4 %, the build 2 %, 1 more)',
    'Later in its fullest visit:',
    '80 menu.js (app 100 %)',
  ])
})
