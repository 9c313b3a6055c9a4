import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILD_MS, type DrawnAcademy, startDrawnAcademy } from '../../testing/drawn-web.ts'

let academy: DrawnAcademy
beforeAll(async () => {
  academy = await startDrawnAcademy()
}, BUILD_MS)
afterAll(() => academy.stop())

const get = (url: string, accept = 'text/html') => academy.app.inject({ url, headers: { accept } })

test.each([
  ['/course', '/courses'],
  ['/course/undefined', '/courses'],
  ['/index.html', '/'],
])('%s leads to %s', async (path, to) => {
  const { statusCode, headers } = await get(path)
  expect([statusCode, headers.location]).toEqual([302, to])
})

test('what a browser keeps for every address without a line says nothing of any of them, and is not to be found', async () => {
  const { statusCode, headers, payload } = await get('/index.html', '*/*')
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(payload).toContain('<div id="root"></div>')
  expect(payload).not.toContain('noindex')
})

test.each(['/courses?q=%00', '/courses?page=1e9'])(
  '%s is drawn: what cannot be is not asked for',
  async (path) => {
    const { statusCode, payload } = await get(path)
    expect(statusCode).toBe(200)
    expect(payload).toContain('Search courses')
  },
)
