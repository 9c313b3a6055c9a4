import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILD_MS, type DrawnAcademy, startDrawnAcademy } from '../../testing/drawn-web.ts'
import { aCourse } from '../../testing/people.ts'

const ID = '65aa00000000000000000001'

let academy: DrawnAcademy
let pages: Required<Pick<BuiltPage, 'path' | 'scripts' | 'partFiles'>>[]

beforeAll(async () => {
  academy = await startDrawnAcademy()
  pages = JSON.parse(readFileSync(join(academy.webDirectory, '.vite/pages.json'), 'utf8'))
}, BUILD_MS)
afterAll(() => academy.stop())

const get = (url: string) => {
  // The worker asks for the page of whatever address; a browser that goes there is led home.
  const accept = url === '/index.html' ? '*/*' : 'text/html'
  return academy.app.inject({ url, headers: { accept } })
}
const readsIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="reads"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '[]')
/** What the browser does not look into, and the rest. */
function filesIn(page: string): { files: string; others: string } {
  const [before = '', files = '', after = ''] = page.split(/<template id="files">|<\/template>/)
  return { files, others: before + after }
}

test('the page of a signed-in person names its files and what it asks first', async () => {
  const { id } = await aCourse(academy)
  const { payload, statusCode, headers } = await get(`/course/study/${id.toUpperCase()}`)
  expect(statusCode).toBe(200)
  expect(readsIn(payload)).toEqual([
    // The course itself has come with the page: everybody may read it.
    `/api/lectures/${id}`,
    `/api/courses/${id}/announcements`,
    `/api/quiz/course/${id}`,
    `/api/user/progress?course=${id}`,
    '/api/mycourse',
  ])
  const page = pages.find(({ path }) => path === '/course/study/:id')
  expect(page?.scripts).not.toEqual([])
  // Where the browser does not look, so that what the person sees is asked for before them.
  const { files, others } = filesIn(payload)
  expect(others).not.toContain('/assets/')
  for (const file of page?.scripts ?? [])
    expect(files).toMatch(
      new RegExp(`(rel="modulepreload" crossorigin href|type="module" crossorigin src)="/${file}"`),
    )
  for (const file of page?.partFiles.scripts ?? [])
    expect(files).toContain(
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" data-part>`,
    )
  // The sheet of every page, and one that holds all that its visits bring beside it.
  const holds = 'data-holds="assets/page-1.css assets/part-1.css"'
  expect(files.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/index-1.css" media="print" data-late>',
    `<link rel="stylesheet" crossorigin href="/assets/visit-1.css" ${holds} media="print" data-late>`,
  ])
  // What it asks, and what it is made of, stands before the script that asks it.
  for (const id of ['reads', 'files'])
    expect(payload.indexOf(`id="${id}"`)).toBeLessThan(payload.indexOf('<script>'))
  expect(headers['offline-copy']).toBe('allowed')
})

test('a quiz, which nobody is given drawn, names what it asks first and what its visits bring', async () => {
  const id = 'ab'.repeat(12)
  const { payload } = await get(`/take-quiz/${id}`)
  const asks = `<script type="application/json" id="first-calls">["/api/quiz/student/${id}?peek=true"]</script>`
  expect(payload).toContain(asks)
  expect(payload.indexOf(asks)).toBeLessThan(payload.indexOf('<script>'))
  const { partFiles } = pages.find(({ path }) => path === '/take-quiz/:id') ?? {}
  expect(partFiles?.scripts).not.toEqual([])
  for (const file of partFiles?.scripts ?? []) expect(payload).toContain(`href="/${file}" data-part>`)
})

test.each(['/account', '/messages'])(
  '%s, whose frame is its person’s, holds back its files as well',
  async (path) => {
    const { files, others } = filesIn((await get(path)).payload)
    expect(others).toContain('<div id="early-page"')
    expect(others).not.toContain('/assets/')
    expect(files).toMatch(/<script type="module" [^>]*src="\/assets\/index-1.js"/)
    // No sheet holds up the first paint, and none holds by itself.
    for (const [sheet] of files.matchAll(/<link rel="stylesheet"[^>]*>/g))
      expect(sheet).toContain('data-late')
  },
)

test('a list is asked for as the address alone would show it, and not where the address chooses', async () => {
  const plain = await get('/admin/users')
  expect(readsIn(plain.payload)).toEqual(['/api/users?sort=-lastLogin&page=1&limit=50'])
  const searched = await get('/admin/users?q=aline')
  expect(readsIn(searched.payload)).toEqual([])
})

test.each([
  ['/course/study/none', 'an address that is none'],
  ['/course/study/%3C%2Fscript%3E', 'markup in an address'],
  ['/', 'a drawn page'],
  ['/no/such/page', 'no page'],
  ['/index.html', 'the page of whatever address'],
])('%s asks nothing ahead: %s', async (path) => {
  const { payload } = await get(path)
  expect(payload).not.toContain('id="reads"')
  expect(payload).not.toContain('</script>"')
})

test('every page names the fonts that all text is written in', async () => {
  const fonts = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face-1.woff2">'
  for (const path of ['/', '/admin/users', `/course/study/${ID}`, '/index.html'])
    expect((await get(path)).payload.split(fonts), path).toHaveLength(2)
})
