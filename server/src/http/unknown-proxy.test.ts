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

test.each([
  { TRUSTED_PROXIES: '0', network: '127.0.0.0/24' },
  { TRUSTED_PROXIES: '1', network: '41.186.1.0/24' },
])(
  'what a caller claims of their address and their request’s id is believed of counted proxies alone: %j',
  async ({ network, ...env }) => {
    const academy = await startAcademy({ env })
    const lines: { network?: string }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const { app } = await buildApp({ ...academy.services, log }, { webDirectory: null })
    try {
      // The first is what the caller wrote, the last what the proxy saw.
      const claimed = {
        'x-forwarded-for': '10.9.9.9, 41.186.1.1',
        'x-real-ip': '10.8.8.8',
        forwarded: 'for=10.7.7.7',
        'x-request-id': 'of-the-proxy-1',
      }
      const { headers } = await app.inject({ url: '/api/academy', headers: claimed })
      expect(lines.at(-1)).toMatchObject({ msg: 'answered', network, reqId: headers['x-request-id'] })
      expect(headers['x-request-id'] === claimed['x-request-id']).toBe(env.TRUSTED_PROXIES === '1')
    } finally {
      await app.close()
      await academy.stop()
    }
  },
)
