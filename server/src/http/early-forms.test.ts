import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'

let academy: TestAcademy
let app: TestAcademy['app']
const webDirectory = mkdtempSync(join(tmpdir(), 'web-'))
beforeAll(async () => {
  writeFileSync(join(webDirectory, 'index.html'), '<!doctype html><div id="root"></div>')
  writeFileSync(join(webDirectory, 'manifest.webmanifest'), '{}')
  academy = await startAcademy()
  app = (await buildApp(academy.services, { webDirectory })).app
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
])('a form that is sent to %s before its script came leads to %s, never to another host', async (url, to) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const answer = await app.inject({ method: 'POST', url, headers, payload: 'name=x' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, to])
})
