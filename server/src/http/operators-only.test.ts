import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'

const METRICS_TOKEN = 'a token for the scraper'.replaceAll(' ', '-')
let academy: TestAcademy
beforeAll(async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1:5000' }
  academy = await startAcademy({ env: { ...production, METRICS_TOKEN, TRUSTED_PROXIES: '1' } })
})
afterAll(() => academy?.stop())

const statusOf = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await academy.app.inject({ url, remoteAddress, headers })
  if (statusCode === 403) expect(JSON.parse(body)).toEqual({ message: HTTP_MESSAGES.operatorsOnly })
  return statusCode
}

test.each(['/metrics', '/api/openapi.json', '/api/docs', '/api/docs/static/swagger-ui.css'])(
  '%s is open to operators alone',
  async (url) => {
    const stranger = '41.186.1.1'
    expect(await statusOf(url, '127.0.0.1')).toBe(200)
    expect(await statusOf(url, '::ffff:127.0.0.1')).toBe(200)
    expect(await statusOf(url, stranger)).toBe(403)
    expect(await statusOf(url, stranger, { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
    expect(await statusOf(url, stranger, { authorization: 'Bearer another-token-of-this-length' })).toBe(403)
    // A proxy on this machine asks for somebody, whatever they claim to be.
    expect(await statusOf(url, '127.0.0.1', { 'x-forwarded-for': stranger })).toBe(403)
    expect(await statusOf(url, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
  },
)
