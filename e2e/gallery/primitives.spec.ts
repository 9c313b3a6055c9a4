import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'
import { shoot } from './shoot.ts'

const WEB = join(import.meta.dirname, '../../web')
const VITE = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')

let vite: ChildProcess
let address = ''

test.beforeAll(async () => {
  vite = spawn(process.execPath, [VITE, '--host', '127.0.0.1', '--port', '0', '--clearScreen', 'false'], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  address = await new Promise((resolve) => {
    vite.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk))?.[0]
      if (found) resolve(found)
    })
  })
})

test.afterAll(async () => {
  vite.kill('SIGTERM')
  await once(vite, 'exit')
})

test('the primitives in every state', async ({ page }) => {
  await page.goto(`${address}/gallery.html`)
  await expect(page.getByRole('heading', { level: 1, name: 'Primitives' })).toBeAttached({ timeout: 60_000 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await shoot(page, 'primitives')
})
