import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { BUILD_MS, buildDrawnWeb, type DrawnWeb } from '../../testing/drawn-web.ts'
import { aCourse } from '../../testing/people.ts'

let web: DrawnWeb
let academy: TestAcademy
let app: TestAcademy['app']
const lines: string[] = []
beforeAll(async () => {
  web = await buildDrawnWeb()
  academy = await startAcademy()
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  ;({ app } = await buildApp({ ...academy.services, log }, { webDirectory: web.directory }))
  await aCourse(academy, { title: 'Bridges of Rope' })
}, BUILD_MS)
afterAll(async () => {
  await app?.close()
  await academy?.stop()
  await web?.remove()
})

const drawn = async (q: string) => {
  const { payload } = await app.inject({ url: `/courses?q=${q}`, headers: { accept: 'text/html' } })
  return /<div id="root">(.+)<\/div>/s.exec(payload)?.[1] ?? 'not drawn'
}

test('letters that no database holds are left out of a search, and are no fault in the log', async () => {
  expect(await drawn('%00rope%00')).toContain('Bridges of Rope')
  expect(await drawn('%00')).toContain('Bridges of Rope')
  const cutInTheMiddle = encodeURIComponent(`${'x'.repeat(199)}🐄`)
  for (const q of ['%ED%A0%80', cutInTheMiddle]) {
    const found = await drawn(q)
    expect(found).toContain('<h1')
    expect(found).not.toContain('Bridges of Rope')
  }
  expect(lines).toEqual([])
})

const get = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } })

test.each([
  ['//:/dashboard', '/:/dashboard'],
  ['//other.example/courses', '/other.example/courses'],
  [
    '/course//65aa00000000000000000000?from=//other.example',
    '/course/65aa00000000000000000000?from=//other.example',
  ],
  ['/courses//', '/courses/'],
])('%s has a slash too many and leads to %s, on this host', async (path, to) => {
  const answer = await get(path)
  expect([answer.statusCode, answer.headers.location]).toEqual([308, to])
})

test('an address that nobody can decode leads a browser to the page that says so, and tells a program', async () => {
  const answer = await get('/course/%E0%A4%A?q=1')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/course/%25E0%25A4%25A'])
  expect((await get(String(answer.headers.location))).statusCode).toBe(404)
  const told = await get('/course/%E0%A4%A', 'application/json')
  expect([told.statusCode, told.json()]).toEqual([400, { message: 'The request could not be read' }])
})
