import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startAcademy } from '../testing/academy.ts'

test.each([
  { TRUSTED_PROXIES: '0', warnings: 1 },
  { TRUSTED_PROXIES: '1', warnings: 0 },
])('a proxy that nobody counted is warned of, once: %j', async ({ warnings, ...env }) => {
  const academy = await startAcademy({ env })
  const lines: string[] = []
  const write = (line: Buffer, _encoding: string, done: () => void) => {
    lines.push(String(line))
    done()
  }
  const sink = new Writable({ write })
  const { app } = await buildApp(
    { ...academy.services, log: pino({ level: 'warn' }, sink) },
    { webDirectory: null },
  )
  const ask = (headers: Record<string, string>) => app.inject({ url: '/healthz', headers })
  try {
    await ask({})
    expect(lines).toEqual([])
    for (let i = 0; i < 2; i++) await ask({ 'x-forwarded-for': '41.186.1.1' })
    expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(warnings)
  } finally {
    await app.close()
    await academy.stop()
  }
})
