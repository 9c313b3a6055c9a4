import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { solveChallenge } from 'altcha-lib/v1'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createReplayMemory } from '../../testing/captcha-memory.ts'
import { type AltchaChallenge, createCaptcha } from './index.ts'

async function solve(challenge: AltchaChallenge | null): Promise<string> {
  if (!challenge) throw new Error('no challenge')
  const solution = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, 5000)
    .promise
  return encode({ ...challenge, number: solution?.number })
}

const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')
const decode = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString())

describe('the proof of work', () => {
  const options = { provider: 'altcha', secret: 'of the tests', maxNumber: 2000 } as const
  const captcha = createCaptcha({ ...options, replay: createReplayMemory() })

  afterEach(() => vi.useRealTimers())

  it('is accepted once', async () => {
    expect(captcha.publicConfig()).toEqual({ provider: 'altcha' })
    const payload = await solve(await captcha.challenge())
    expect(await captcha.verify(payload)).toBe(true)
    expect(await captcha.verify(payload)).toBe(false)
    expect(await captcha.verify(encode({ ...decode(payload), took: 5 }))).toBe(false)
  })

  it('shares its memory of used challenges between nodes', async () => {
    const replay = createReplayMemory()
    const [first, second] = [createCaptcha({ ...options, replay }), createCaptcha({ ...options, replay })]
    const payload = await solve(await first.challenge())
    const answers = await Promise.all([first.verify(payload), second.verify(payload), second.verify(payload)])
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('expires', async () => {
    const payload = await solve(await captcha.challenge())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 })
    expect(await captcha.verify(payload)).toBe(false)
  })

  it('is refused when wrong, altered, of another secret, or no payload at all', async () => {
    const payload = await solve(await captcha.challenge())
    const good = decode(payload)
    const later = good.salt.replace(/expires=\d+/, 'expires=9999999999')
    expect(later).not.toBe(good.salt)
    const bad = [
      encode({ ...good, number: good.number + 1 }),
      encode({ ...good, salt: later }),
      encode({ ...good, signature: 'f'.repeat(64) }),
      encode({ ...good, algorithm: 'SHA-1' }),
      encode({ ...good, number: String(good.number) }),
      encode([]),
      Buffer.from('null').toString('base64'),
      'not base64 {',
      payload + 'A'.repeat(5000),
      '',
      null,
      undefined,
    ]
    for (const payload of bad) expect(await captcha.verify(payload)).toBe(false)
    const other = createCaptcha({ ...options, secret: 'another', replay: createReplayMemory() })
    expect(await other.verify(payload)).toBe(false)
  })
})

describe('the third-party services', () => {
  let service: Server
  let verifyUrl: string
  let behave: 'well' | 'broken' | 'silent' = 'well'
  const forms: URLSearchParams[] = []

  beforeAll(async () => {
    service = createServer(async (request, response) => {
      const form = new URLSearchParams(await text(request))
      forms.push(form)
      if (behave === 'silent') return
      if (behave === 'broken') {
        response.writeHead(500).end('<html>')
        return
      }
      const isGood = form.get('secret') === 'our secret' && form.get('response') === 'solved'
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: isGood }))
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`
  })

  afterAll(async () => {
    service.closeAllConnections()
    await new Promise((resolve) => service.close(resolve))
  })

  it.each(['turnstile', 'hcaptcha', 'recaptcha'] as const)('%s is asked on the server', async (provider) => {
    behave = 'well'
    const captcha = createCaptcha({
      provider,
      siteKey: 'our site',
      secret: 'our secret',
      verifyUrl,
      timeoutMs: 300,
    })
    expect(captcha.publicConfig()).toEqual({ provider, siteKey: 'our site' })
    expect(await captcha.challenge()).toBeNull()
    expect(await captcha.verify('solved')).toBe(true)
    expect(forms.at(-1)?.get('sitekey')).toBe('our site')
    expect(await captcha.verify('guessed')).toBe(false)
    const asked = forms.length
    expect(await captcha.verify('')).toBe(false)
    expect(await captcha.verify('x'.repeat(10_000))).toBe(false)
    expect(forms.length).toBe(asked)
    for (const trouble of ['broken', 'silent'] as const) {
      behave = trouble
      expect(await captcha.verify('solved')).toBe(false)
    }
  })
})

it('can be turned off', async () => {
  const captcha = createCaptcha({ provider: 'none' })
  expect(captcha.publicConfig()).toEqual({ provider: 'none' })
  expect(await captcha.verify(undefined)).toBe(true)
})
