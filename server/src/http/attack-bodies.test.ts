import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { anInstructor } from '../testing/people.ts'
import { contentPolicy } from './headers.ts'
import { isUnsound } from './unsound.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ env: { RATE_LIMITS: 'on', CORS_ORIGINS: 'https://app.example' } })
})
afterAll(() => academy.stop())

const filled = (piece: string, bytes: number, [open, close] = ['[', ']']) =>
  `${open}${Array(Math.floor(bytes / (piece.length + 1)))
    .fill(piece)
    .join(',')}${close}`
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1])))
const LOGIN = 'POST /api/user/login'
const send = (payload: string, headers = {}) =>
  academy.as(null).send(LOGIN, { payload, headers: { 'content-type': 'application/json', ...headers } })

describe('a large body to a call that everybody may make', () => {
  test.each([
    ['a megabyte of objects', filled('{}', 1_000_000)],
    ['80,000 keys', keys(80_000)],
    ['a list in the address', `{"email":${filled('1', 1_000_000)},"password":"x"}`],
    ['one long text', JSON.stringify({ email: 'x'.repeat(1_000_000) })],
  ])('%s is refused by its length, unread', async (_, payload) => {
    expect(await send(payload)).toMatchObject({ status: 413, body: { message: HTTP_MESSAGES.tooLarge } })
  })

  test.each([
    ['objects', filled('{}', 16_000)],
    ['keys', keys(1_500)],
    ['a list in the address', `{"email":${filled('1', 15_000)},"password":"x"}`],
  ])('%s that fit are refused with a sentence', async (_, payload) => {
    expect((await send(payload)).status).toBe(400)
  })

  test('is counted before it is read: after the limit not even its length is looked at', async () => {
    const setUp = () =>
      academy
        .as(null)
        .send('POST /api/user/setup', { payload: '{', headers: { 'content-type': 'application/json' } })
    for (let n = 0; n < 20; n += 1) expect((await setUp()).status).toBe(400)
    expect(await setUp()).toMatchObject({ status: 429, body: { message: HTTP_MESSAGES.tooMany } })
  })
})

test('more values than any call takes are refused, whoever sends them', async () => {
  const grace = await anInstructor(academy)
  const send = (payload: string) =>
    academy
      .as(grace)
      .send('POST /api/instructor/quiz/new', { payload, headers: { 'content-type': 'application/json' } })
  expect((await send(`{"questions":${filled('{}', 900_000)}}`)).body.message).toBe(
    HTTP_MESSAGES.unacceptableText,
  )
  expect(isUnsound(JSON.parse(filled('{}', 100_000)))).toBe(false)
})

test('a packed body is not unpacked', async () => {
  const { gzipSync } = await import('node:zlib')
  const payload = gzipSync(JSON.stringify({ email: 'a@example.rw', password: 'x'.repeat(100_000) }))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const answer = await academy.as(null).send(LOGIN, { payload, headers })
  expect(answer).toMatchObject({ status: 400, body: { message: HTTP_MESSAGES.unreadableBody } })
})

test('another origin asks once in two hours; no other site embeds what a call answers', async () => {
  const preflight = await academy.app.inject({
    method: 'OPTIONS',
    url: '/api/user/login',
    headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers['access-control-max-age']).toBe('7200')
  const { headers } = await academy.as(null).send('GET /api/academy')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
})

test('a page loads its own parts alone, and makes scripts of strings in two places alone', () => {
  const policy = contentPolicy([])
  expect(policy).toContain("img-src 'self' data: blob:;")
  expect(policy).toContain("media-src 'self' blob:;")
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types academy early-page ProseMirrorClipboard",
  )
  // A captcha provider's script could not draw itself.
  expect(contentPolicy(['https://captcha.example'])).not.toContain('trusted-types')
})
