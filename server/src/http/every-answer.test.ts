import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { anAdmin, aStudent, PASSWORD } from '../testing/people.ts'
import { aSmallWeb } from '../testing/small-web.ts'

const web = aSmallWeb({ 'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })
let academy: TestAcademy
beforeAll(async () => {
  const env = {
    ...{ PUBLIC_URL: 'https://academy.example', CORS_ORIGINS: 'https://app.example' },
    ...{ GOOGLE_CLIENT_ID: 'academy', GOOGLE_CLIENT_SECRET: 'not asked here' },
  }
  academy = await startAcademy({ env, webDirectory: web.directory })
})
afterAll(async () => {
  await academy.stop()
  web.remove()
})

const EVERY_SORT = [
  ...['/', '/login', '/certificate', '/assets/core-1.js', '/manifest.webmanifest'],
  ...['/robots.txt', '/sitemap.xml', '/healthz', '/readyz', '/certificate/issuer'],
  ...['/api/academy', '/api/user/me', '/api/nothing', '/uploads/media/nothing', '/assets/nothing.js'],
]

describe.each(EVERY_SORT)('%s', (url) => {
  test('says that it comes by https, what it is, who may frame it, and that nobody is told of its address', async () => {
    const { headers } = await academy.app.inject({ url })
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/default-src '(self|none)'.*frame-ancestors 'none'/),
    })
    expect(headers['content-type']).toMatch(/^[\w.+-]+\/[\w.+-]+; charset=utf-8$/)
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe-eval')
    if (String(headers['content-type']).startsWith('text/html'))
      expect(policy).toMatch(/(object|default)-src 'none'/)
    expect(policy).toContain("base-uri 'none'")
  })

  test('is read by pages of the named origins alone', async () => {
    const allowedTo = async (origin: string) =>
      (await academy.app.inject({ url, headers: { origin } })).headers['access-control-allow-origin']
    // What proves a certificate is for everybody, and the same for everybody.
    if (url === '/certificate/issuer') return expect(await allowedTo('https://other.example')).toBe('*')
    expect(await allowedTo('https://app.example')).toBe('https://app.example')
    for (const origin of ['https://other.example', 'https://app.example.other.example', 'null'])
      expect(await allowedTo(origin), origin).toBeUndefined()
  })
})

test('a part of a page says that it comes by https and of what type it is, too', async () => {
  const headers = { 'sec-fetch-dest': 'script' }
  const answer = await academy.app.inject({ url: '/assets/core-1.js', headers })
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'application/javascript; charset=utf-8',
    'strict-transport-security': 'max-age=31536000',
  })
})

test('a file for spreadsheets and a drawing say in which letters they are written, and nobody frames the one', async () => {
  const admin = await anAdmin(academy)
  const list = await academy.as(admin).send('GET /api/users/csv')
  expect(list.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-security-policy': expect.stringMatching(/base-uri 'none'; frame-ancestors 'none'/),
  })
  const mark = await academy.app.inject({ url: '/mark.svg' })
  expect(mark.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
})

test('over http nobody is told to come by https', async () => {
  const plain = await startAcademy()
  try {
    const { headers } = await plain.app.inject('/api/academy')
    expect(headers['strict-transport-security']).toBeUndefined()
  } finally {
    await plain.stop()
  }
})

test('a cookie goes over https alone, to no script, and opens nothing', async () => {
  const { email } = await aStudent(academy)
  const body = { email, password: PASSWORD }
  const signedIn = await academy.as(null).send('POST /api/user/login', { body })
  const leaving = await academy.as(null).send('GET /api/auth/google')
  for (const { headers } of [signedIn, leaving])
    expect(headers['set-cookie']).toMatch(
      /^__Secure-academy_\w+=[\w.-]+; Path=\/api\/(user|auth); HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
  const { token } = signedIn.body
  const line = String(signedIn.headers['set-cookie'])
  expect(line).not.toContain(token)
  // What a form or a picture of another site would send along.
  const cookie = `${line.split(';')[0]}; token=${token}`
  expect((await academy.as(null).send('GET /api/user/me', { headers: { cookie } })).status).toBe(401)
  expect((await academy.as({ token }).send('GET /api/user/me')).status).toBe(200)
})

test.each(['/.git/config', '/.env', '/package.json', '/assets', '/assets/', '/uploads', '/uploads/'])(
  '%s is neither a file nor a list of files',
  async (url) => {
    const { statusCode, body } = await academy.app.inject({ url, headers: { accept: 'image/*' } })
    expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([404, ['message']])
  },
)

describe('by a line of its own', () => {
  /** Everything that comes back before the line is closed. */
  async function said(lines: string[]): Promise<string> {
    const port = academy.app.server.listening
      ? (academy.app.server.address() as { port: number }).port
      : Number(new URL(await academy.listen()).port)
    return new Promise((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
      socket.on('data', (bytes) => {
        text += bytes
      })
      socket.on('close', () => resolve(text)).on('error', reject)
    })
  }
  const head = ['Host: academy.example', 'Connection: close']

  test.each(['/', '/api/user/me'])('TRACE of %s echoes nothing', async (path) => {
    const answer = await said([`TRACE ${path} HTTP/1.1`, ...head, 'X-Sent: zebra'])
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /)
    expect(answer).not.toContain('zebra')
  })

  test.each([
    ['in two ways', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['twice', ['Content-Length: 4', 'Content-Length: 5']],
    ['in a way that is none', ['Transfer-Encoding: xchunked']],
  ])('a body whose length is told %s is refused, and nothing behind it is a request', async (_, lengths) => {
    const answer = await said([
      'POST /api/user/login HTTP/1.1',
      ...head,
      ...lengths,
      '',
      '0',
      '',
      'GET / HTTP/1.1',
    ])
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('\r\nstrict-transport-security: max-age=31536000\r\n')
  })
})
