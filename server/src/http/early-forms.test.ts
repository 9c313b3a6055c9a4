import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'

let academy: TestAcademy
let app: TestAcademy['app']
let port: number
const webDirectory = mkdtempSync(join(tmpdir(), 'web-'))
beforeAll(async () => {
  writeFileSync(join(webDirectory, 'index.html'), '<!doctype html><div id="root"></div>')
  writeFileSync(join(webDirectory, 'manifest.webmanifest'), '{}')
  academy = await startAcademy()
  app = (await buildApp(academy.services, { webDirectory })).app
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await academy.stop()
  rmSync(webDirectory, { recursive: true })
})

test.each([
  ['/contact', '/contact'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\\/\\evil.example', '/evil.example'],
])(
  'a form that is sent to %s before its script came leads to %s, never to another host',
  async (path, to) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    // Not injected: that would correct the backslash on the way.
    const form = request({ host: '127.0.0.1', port, method: 'POST', path, headers }).end('name=x')
    const [answer] = (await once(form, 'response')) as [IncomingMessage]
    answer.resume()
    expect([answer.statusCode, answer.headers.location]).toEqual([303, to])
  },
)
