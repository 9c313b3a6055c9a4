import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { aSmallWeb } from '../testing/small-web.ts'

let academy: TestAcademy
let app: TestAcademy['app']
const web = aSmallWeb({ 'assets/core-1.js.br': 'packed' })
beforeAll(async () => {
  academy = await startAcademy()
  app = (await buildApp(academy.services, { webDirectory: web.directory })).app
})
afterAll(async () => {
  await app.close()
  await academy.stop()
  web.remove()
})

const asked = (dest: string, url = '/assets/core-1.js') =>
  app.inject({ url, headers: { 'sec-fetch-dest': dest, 'accept-encoding': 'br' } })

test('a part of a page comes with the headers that say how it is read and kept, and no others', async () => {
  const answer = await asked('script')
  expect(answer.statusCode).toBe(200)
  expect(Object.keys(answer.headers).sort()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'date',
    'etag',
    'vary',
    'x-content-type-options',
  ])
})

test.each([
  ['a worker', 'worker', '/assets/core-1.js', 'self'],
  ['a file opened by itself', 'document', '/assets/core-1.js', 'self'],
  ['a file in a frame', 'iframe', '/assets/core-1.js', 'self'],
  ['a page', 'document', '/', 'self'],
  ['what is missing', 'script', '/assets/core-2.js', 'self'],
  ['a call', 'empty', '/api/nothing', 'none'],
])('%s has a policy of its own', async (_, dest, url, source) => {
  const { headers } = await asked(dest, url)
  expect(headers['content-security-policy']).toContain(`default-src '${source}'`)
  expect(headers['permissions-policy']).toBeTruthy()
})

test('a file comes packed to who unpacks it, and as it is to who does not', async () => {
  expect((await asked('script')).body).toBe('packed')
  const plain = await app.inject({ url: '/assets/core-1.js?v=1', headers: { 'accept-encoding': 'identity' } })
  expect(plain.body).toBe('export const a = 1')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const head = await app.inject({ method: 'HEAD', url: '/assets/core-1.js' })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '18', ''])
  const again = await app.inject({
    url: '/assets/core-1.js',
    headers: { 'if-none-match': String(plain.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test.each([
  '/.vite/manifest.json',
  '/assets/core-1.js.br',
  '/assets/../.vite/manifest.json',
  '/assets/%2e%2e/.vite/manifest.json',
  '/assets/%252e%252e/.vite/manifest.json',
  '/..%2fpackage.json',
])('%s is no file of the web app', async (url) => {
  const { statusCode, body } = await app.inject({ url, headers: { accept: 'image/*' } })
  expect([statusCode, JSON.parse(body)]).toEqual([404, { message: HTTP_MESSAGES.unknownAddress }])
})
