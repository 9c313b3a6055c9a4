import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MomoProvider, startMomoProvider } from '../../../../testing/momo-provider.ts'
import { quietLog } from '../../../../testing/quiet-log.ts'
import { createMtnClient } from './client.ts'
import { readStatus } from './read-status.ts'

const settings = {
  subscriptionKey: 'a-key',
  apiUser: 'a-user',
  apiKey: 'a-secret',
  environment: 'mtnrwanda',
  currency: 'RWF',
}
const question = {
  providerReference: '6f1c6e1e-8d0f-4b57-9d52-3a3c1c4f5a01',
  reference: '7F3K-Q2',
  amountRwf: 40_000,
  payerNumber: '+250780000114',
  academyName: 'Impinga',
  callbackUrl: null,
}

let momo: MomoProvider
beforeAll(async () => {
  momo = await startMomoProvider(settings)
})
beforeEach(() => {
  momo.be('well')
  momo.payments.length = 0
  momo.calls.length = 0
})
afterAll(() => momo.close())
const aClient = (changed: Partial<typeof settings> = {}, nowMs?: () => number, timeoutMs = 20_000) =>
  createMtnClient({ ...settings, ...changed, url: momo.url }, quietLog, {
    timeoutMs,
    ...(nowMs && { nowMs }),
  })

describe('the client of MTN MoMo', () => {
  test('asked twice under one reference rings once', async () => {
    const client = aClient()
    expect([await client.ask(question), await client.ask(question)]).toEqual(['asked', 'asked'])
    expect(momo.payments).toHaveLength(1)
    expect(await client.look(question.providerReference)).toEqual({ state: 'pending' })
  })
  test('does not know what was never asked', async () => {
    expect(await aClient().look(question.providerReference)).toEqual({ state: 'unknown' })
  })
  test.each(['silent', 'away', 'failing'] as const)(
    'a provider that is %s is away, soon and without a fault',
    async (mood) => {
      momo.be(mood)
      const client = aClient({}, undefined, 300)
      expect([await client.ask(question), await client.look(question.providerReference)]).toEqual([
        'away',
        { state: 'away' },
      ])
    },
  )
  test.each([
    ['subscriptionKey', 'another', 'away'],
    ['apiKey', 'another', 'away'],
    ['environment', 'elsewhere', 'refused'],
    ['currency', 'EUR', 'refused'],
  ] as const)('a wrong %s asks nobody', async (name, value, answer) => {
    expect(await aClient({ [name]: value }).ask(question)).toBe(answer)
    expect(momo.payments).toHaveLength(0)
  })
  test('takes a new token before the old one ends', async () => {
    let nowMs = 0
    const client = aClient({}, () => nowMs)
    for (nowMs of [0, 3_539_000, 3_541_000]) await client.look(question.providerReference)
    expect(momo.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2)
  })
})

describe('a status', () => {
  test.each<[string, unknown]>([
    [
      '{"status":"SUCCESSFUL","amount":"40000","currency":"RWF","financialTransactionId":"363440463"}',
      { state: 'paid', transactionId: '363440463', amountRwf: 40_000 },
    ],
    [
      '{"status":"SUCCESSFUL","amount":"40000.00","currency":"rwf"}',
      { state: 'paid', transactionId: '', amountRwf: 40_000 },
    ],
    [
      '{"status":"SUCCESSFUL","amount":"40000","currency":"UGX"}',
      { state: 'paid', transactionId: '', amountRwf: null },
    ],
    [
      '{"status":"FAILED","reason":{"code":"EXPIRED","message":"x"}}',
      { state: 'failed', reason: expect.stringContaining('in time') },
    ],
    ['{"status":"FAILED"}', { state: 'failed', reason: expect.any(String) }],
    ['{"status":"PENDING"}', { state: 'pending' }],
    ['{"status":"WHATEVER"}', null],
    ['null', null],
    ['[]', null],
    ['<html>', null],
    ['', null],
  ])('%s', (text, look) => expect(readStatus(text, 'RWF')).toEqual(look))
})
