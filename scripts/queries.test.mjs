import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryFaults } from '../web/build/check-queries.mjs'

let web
beforeEach(() => {
  web = mkdtempSync(join(tmpdir(), 'queries-'))
  for (const [file, text] of Object.entries(PROJECT)) write(file, text)
})
afterEach(() => rmSync(web, { recursive: true }))

function write(file, text) {
  mkdirSync(dirname(join(web, 'src', file)), { recursive: true })
  writeFileSync(join(web, 'src', file), text)
}

const SAVE = `import { useQuery } from '@tanstack/react-query'
import { savedQuery } from './api.ts'
export const Save = () => useQuery(savedQuery).data`
const PROJECT = {
  'features/courses/routes.tsx': `import { lazyPage, lazyPlainPage } from '../../lib/pages/lazy-page.ts'
    const Plain = lazyPlainPage('courses', () => import('./pages/course-page.tsx'), 'CoursePage')
    const Asking = lazyPage('courses', () => import('./pages/list-page.tsx'), 'ListPage')`,
  'features/courses/pages/course-page.tsx': `import { LazyGreeting } from '../../saved/index.ts'
    export const CoursePage = () => <LazyGreeting />`,
  'features/courses/pages/list-page.tsx': `import { LazySave } from '../../saved/index.ts'
    export const ListPage = () => <LazySave />`,
  'features/saved/index.ts': `import { lazyPart } from '../../lib/pages/lazy-part.ts'
    export const LazyGreeting = lazyPart(() => import('./greeting.tsx'), 'Greeting', { rooms: 'saved' })
    export const LazySave = lazyPart(() => import('./save.tsx'), 'Save', { rooms: 'saved' })`,
  'features/saved/greeting.tsx': 'export const Greeting = () => null',
  'features/saved/save.tsx': SAVE,
  'features/saved/api.ts': 'export const savedQuery = {}',
  'lib/queries/queries.tsx': 'export const Queries = () => null',
}
const SHOWS_SAVE = PROJECT['features/courses/pages/course-page.tsx'].replaceAll('LazyGreeting', 'LazySave')

test('a plain page that shows what asks for nothing is in order, whatever else its door offers', () => {
  expect(queryFaults(web)).toEqual([])
})

test('a part that asks on a plain page is named, behind a door and by need too', () => {
  write('features/courses/pages/course-page.tsx', SHOWS_SAVE)
  expect(queryFaults(web)).toEqual([
    expect.stringContaining(
      'features/courses/pages/course-page.tsx is a plain page, without TanStack Query, and comes to show features/saved/save.tsx',
    ),
  ])
})

test('one that brings the client, or is handed it, is in order', () => {
  write('features/courses/pages/course-page.tsx', SHOWS_SAVE)
  write('features/saved/save.tsx', `import { Queries } from '../../lib/queries/queries.tsx'\n${SAVE}`)
  expect(queryFaults(web)).toEqual([])
  write('features/saved/save.tsx', SAVE.replace('useQuery(savedQuery)', 'useQuery(savedQuery, queryClient)'))
  expect(queryFaults(web)).toEqual([])
})
