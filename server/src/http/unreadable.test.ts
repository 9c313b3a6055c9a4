import type { Server } from 'node:http'
import { connect } from 'node:net'
import { HTTP_MESSAGES as M } from '@academy/contract/http'
import Fastify, { type FastifyHttpOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { aStudent } from '../testing/people.ts'
import { createUnreadable } from './unreadable.ts'

let academy: TestAcademy
let port: number
beforeAll(async () => {
  academy = await startAcademy()
  port = Number(new URL(await academy.listen()).port)
})
afterAll(() => academy.stop())

/** All that a connection hears until the other side closes it. */
function send(text: string, to = port): Promise<string> {
  const line = connect(to, '127.0.0.1')
  line.on('error', () => {})
  line.write(text)
  let heard = ''
  line.on('data', (chunk) => {
    heard += chunk
  })
  return new Promise((resolve) => line.once('close', () => resolve(heard)))
}

function answerOf(heard: string) {
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ')))
  return { status: Number(status.split(' ')[1]), headers, body: JSON.parse(body) }
}

const HOST = 'host: academy.example\r\n'
test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a call without a body is heard, also where its client calls that %s',
  async (type) => {
    const { token } = await aStudent(academy)
    const asked = `PUT /api/notifications/mark-all-read HTTP/1.1\r\n${HOST}token: ${token}\r\nconnection: close\r\n`
    const heard = await send(`${asked}content-type: ${type}\r\ncontent-length: 0\r\n\r\n`)
    expect(answerOf(heard).status).toBe(200)
    const some = await send(`${asked}content-type: ${type}\r\ncontent-length: 3\r\n\r\na=1`)
    expect([400, 415]).toContain(answerOf(some).status)
  },
)

test.each([
  ['a method that nobody knows', `GRAB /healthz HTTP/1.1\r\n${HOST}\r\n`, 400, M.unreadableBody],
  ['no HTTP at all', 'hello academy, are you there?\r\n\r\n', 400, M.unreadableBody],
  [
    'a length that is no number',
    `POST /api/user/login HTTP/1.1\r\n${HOST}content-length: ten\r\n\r\n`,
    400,
    M.unreadableBody,
  ],
  [
    'two ways to tell the length',
    `POST /api/user/login HTTP/1.1\r\n${HOST}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
    400,
    M.unreadableBody,
  ],
  ['a header without a name', `GET /healthz HTTP/1.1\r\n${HOST}: nameless\r\n\r\n`, 400, M.unreadableBody],
  [
    'a header that is too large',
    `GET /healthz HTTP/1.1\r\n${HOST}cookie: a=${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    M.headersTooLarge,
  ],
  ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, M.unreadableBody],
  [
    'an expectation that nobody meets',
    `POST /api/user/login HTTP/1.1\r\n${HOST}expect: the-best\r\n\r\n`,
    417,
    M.unreadableBody,
  ],
  [
    'a body in pieces that are none',
    `POST /api/user/login HTTP/1.1\r\n${HOST}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    400,
    M.unreadableBody,
  ],
])('%s is refused in our shape, and the connection is closed', async (_, text, status, message) => {
  const answer = answerOf(await send(text))
  expect(answer).toMatchObject({
    status,
    body: { message },
    headers: {
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
      'x-content-type-options': 'nosniff',
    },
  })
  expect(Object.keys(answer.body)).toEqual(['message'])
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('a head that does not come to its end is told so', async () => {
  const unreadable = createUnreadable(academy.services)
  const options: FastifyHttpOptions<Server> = {
    clientErrorHandler: unreadable.onClientError,
    requestTimeout: 300,
    http: { headersTimeout: 100, connectionsCheckingInterval: 20 },
  }
  const app = Fastify(options)
  unreadable.watch(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const heard = await send(`GET / HTTP/1.1\r\n${HOST}x-half: `, Number(new URL(address).port))
    expect(answerOf(heard)).toMatchObject({ status: 408, body: { message: M.tooSlow } })
  } finally {
    await app.close()
  }
})

test('an answer that is on its way is not mixed with the refusal of what follows it', async () => {
  const unreadable = createUnreadable(academy.services)
  const app = Fastify({ clientErrorHandler: unreadable.onClientError, forceCloseConnections: true })
  unreadable.watch(app)
  app.get('/half', (_request, reply) => {
    reply.raw.writeHead(200, { 'content-length': '10' })
    reply.raw.write('half ')
    reply.hijack()
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const line = connect(Number(new URL(address).port), '127.0.0.1')
    let heard = ''
    line.on('data', (chunk) => {
      heard += chunk
      if (heard.endsWith('half ')) line.write('what nobody reads\r\n\r\n')
    })
    line.on('error', () => {})
    line.write(`GET /half HTTP/1.1\r\n${HOST}\r\n`)
    await new Promise((resolve) => line.once('close', resolve))
    expect(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*half $/)
  } finally {
    await app.close()
  }
})
