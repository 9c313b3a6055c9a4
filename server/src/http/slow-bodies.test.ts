import { connect, type Socket } from 'node:net'
import { HTTP_MESSAGES } from '@academy/contract/http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { cutSlowBodies } from './slow-bodies.ts'
import { limitSockets } from './sockets.ts'

let app: FastifyInstance
const lines: Socket[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy()
  await app.close()
})

const PACE = { lookEveryMs: 10, callMs: 150, windowMs: 600, windowBytes: 1000, afterAnswerMs: 100 }

async function start(): Promise<number> {
  app = Fastify({ forceCloseConnections: true })
  cutSlowBodies(app, true, PACE)
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => {
    let bytes = 0
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    payload.on('end', () => done(null, bytes))
  })
  app.post('/call', async () => ({ isRead: true }))
  app.post('/file', async ({ body }) => ({ bytes: body }))
  app.post(
    '/refused',
    { onRequest: async (_request, reply) => reply.code(401).send({ message: 'No' }) },
    async () => '',
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

/** A connection that has sent its head, and what it hears until it is closed. */
function open(port: number, path: string, type: string, length: number) {
  const line = connect(port, '127.0.0.1')
  lines.push(line)
  line.on('error', () => {})
  line.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`)
  let heard = ''
  line.on('data', (chunk) => {
    heard += chunk
  })
  const closed = new Promise<string>((resolve) => line.once('close', () => resolve(heard)))
  return { line, closed, heard: () => heard }
}
/** So many bytes every few milliseconds, so many times or until the end of the line. */
function trickle(line: Socket, bytes: number, everyMs: number, times = Number.POSITIVE_INFINITY): void {
  let sent = 0
  const timer = setInterval(() => {
    sent += 1
    if (sent <= times) line.write('x'.repeat(bytes))
  }, everyMs)
  line.once('close', () => clearInterval(timer))
}

test('a call whose body trickles is told so and cut off', async () => {
  const port = await start()
  const { line, closed } = open(port, '/call', 'application/json', 10_000)
  trickle(line, 1, 20)
  const heard = await closed
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toEqual({ message: HTTP_MESSAGES.tooSlow })
})

test('a file goes on as long as it moves, and is cut off when it stands', async () => {
  const port = await start()
  const moving = open(port, '/file', 'application/offset+octet-stream', 8_000)
  const standing = open(port, '/file', 'application/offset+octet-stream', 8_000)
  // Three windows and more, each with twice of what it asks for: a process that is held up for a moment is no phone that stands.
  trickle(moving.line, 200, 50)
  trickle(standing.line, 1, 25)
  const halted = open(port, '/file', 'application/offset+octet-stream', 8_000)
  // As the moving one for two windows, and then no more.
  trickle(halted.line, 200, 50, 24)
  for (const { closed } of [standing, halted]) expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
  await expect.poll(moving.heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*{"bytes":8000}/)
})

test('a refused body that is sent on is cut off soon after its answer', async () => {
  const port = await start()
  const { line, closed } = open(port, '/refused', 'application/offset+octet-stream', 100_000_000)
  trickle(line, 1000, 10)
  expect(await closed).toMatch(/^HTTP\/1\.1 401 [\s\S]*{"message":"No"}$/)
})

test('a finished call keeps its connection', async () => {
  const port = await start()
  const { line, heard } = open(port, '/call', 'application/json', 2)
  line.write('{}')
  await expect.poll(heard).toContain('{"isRead":true}')
  const looks = performance.now() + PACE.callMs + PACE.afterAnswerMs
  await expect.poll(() => performance.now() > looks, { timeout: 2000 }).toBe(true)
  expect(line.destroyed).toBe(false)
})

test('one network holds so many connections, and gets a new one when it lets one go', async () => {
  const port = await start()
  limitSockets(app.server, 2)
  const ask = () => {
    const line = open(port, '/call', 'application/json', 2)
    line.line.write('{}')
    return line
  }
  const [first, second] = [ask(), ask()]
  await expect.poll(() => first.heard() && second.heard()).toContain('{"isRead":true}')
  expect(await ask().closed).toBe('')
  /** One that is answered, as soon as it may be had. */
  const another = async (): Promise<Socket> => {
    let latest = first
    const heard = async () => {
      latest = ask()
      await Promise.race([latest.closed, new Promise((resolve) => latest.line.once('data', resolve))])
      return latest.heard()
    }
    await expect.poll(heard).toContain('{"isRead":true}')
    return latest.line
  }
  first.line.destroy()
  const third = await another()
  // Once it has let go of all, it may have as many as before.
  for (const line of [second.line, third]) line.destroy()
  const held = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(held).toBe(0)
  for (let n = 0; n < 2; n += 1) await another()
})
