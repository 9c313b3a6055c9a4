import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUILD_MS, type DrawnAcademy, startDrawnAcademy } from '../../testing/drawn-web.ts'

let academy: DrawnAcademy
beforeAll(async () => {
  academy = await startDrawnAcademy()
}, BUILD_MS)
afterAll(() => academy.stop())

const get = (url: string) => academy.app.inject({ url, headers: { accept: 'text/html' } })
const rootOf = (html: string) => html.split('<div id="root">')[1]

describe('a page that a letter leads to', () => {
  test.each([
    ['/reset-password/', 'Confirm password'],
    ['/setup/', 'Set up your account'],
    ['/undo-email/', 'Take it back'],
    ['/unsubscribe/', 'Choose what you hear of'],
  ])('%s… comes with its content, and nobody keeps what is one person’s own', async (path, words) => {
    const answer = await get(`${path}c29tZS1zZWNyZXQ`)
    expect(answer.statusCode).toBe(200)
    expect(rootOf(answer.payload)).toContain(words)
    expect(answer.payload).not.toContain('c29tZS1zZWNyZXQ')
    expect(answer.payload).toContain('<meta name="robots" content="noindex" />')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(answer.headers['offline-copy']).toBeUndefined()
    // One page for all of them.
    const other = await get(`${path}YW5vdGhlcg`)
    expect([other.payload, other.headers.etag]).toEqual([answer.payload, answer.headers.etag])
  })

  test('the one to which Google and GitHub lead is kept by nobody either, and does not hold its query', async () => {
    const { headers, payload } = await get('/oauth-success?token=c29tZS1zZWNyZXQ&user=%7B%7D')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['offline-copy']).toBeUndefined()
    expect(payload).not.toContain('c29tZS1zZWNyZXQ')
  })
})
