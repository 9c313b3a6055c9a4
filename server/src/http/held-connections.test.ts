import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'

let academy: TestAcademy
const lines: Socket[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy()
  await academy.stop()
})

/** The whole academy, and connections to it that stay open. */
async function listening(env: Record<string, string>) {
  academy = await startAcademy({ env })
  const port = Number(new URL(await academy.listen()).port)
  return (head: string[]) => {
    const line = connect(port, '127.0.0.1')
    lines.push(line)
    let heard = ''
    line.on('data', (chunk) => {
      heard += chunk
    })
    // One that is closed unread may also hear of it as an error.
    line.on('error', () => {})
    const closed = new Promise<string>((resolve) => line.once('close', () => resolve(heard)))
    line.write([...head, 'host: academy.test', '', ''].join('\r\n'))
    return {
      line,
      closed,
      answered: new Promise<string>((resolve) => line.once('data', () => resolve(heard))),
    }
  }
}

test.each([
  { TRUSTED_PROXIES: '0', third: '' },
  { TRUSTED_PROXIES: '1', third: 'HTTP/1.1 200 OK' },
])('one network holds SOCKETS_PER_NETWORK connections, a proxy all: %j', async ({ third, ...env }) => {
  const open = await listening({ ...env, SOCKETS_PER_NETWORK: '2' })
  const ask = () => open(['GET /healthz HTTP/1.1'])
  for (const { answered } of [ask(), ask()]) expect(await answered).toContain('200 OK')
  const { closed, answered } = ask()
  expect((await Promise.race([closed, answered])).split('\r\n')[0]).toBe(third)
})

test('a refused file that is sent on is cut off within seconds', async () => {
  const open = await listening({})
  const { line, closed } = open([
    'POST /api/instructor/slide-image/upload HTTP/1.1',
    'content-type: multipart/form-data; boundary=x',
    'content-length: 100000000',
  ])
  const sending = setInterval(() => line.write('x'.repeat(2000)), 50)
  const heard = await closed
  clearInterval(sending)
  expect(heard).toMatch(/^HTTP\/1\.1 401 /)
}, 20_000)
