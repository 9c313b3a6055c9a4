import { afterEach, expect, test, vi } from 'vitest'
import { aRequest } from '../requests.test-data.ts'
import { sendDecision } from './send-decision.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['an approval', 'approved', [aRequest('Grace')], '/approve'],
  ['a rejection', 'rejected', [aRequest('Grace')], '/reject'],
  ['many at once', 'approved', [aRequest('Grace'), aRequest('Theo')], '/payment-requests/approve'],
] as const)('%s under way outlives the page that sent it', async (_, verdict, requests, address) => {
  const asked: { url: string; keepalive: boolean | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, { keepalive }: RequestInit) => {
    asked.push({ url, keepalive })
    return Response.json({ changed: true, request: requests[0], results: [] })
  })
  const refused = await sendDecision({ requests: [...requests], verdict, reason: '', exactOnly: false })
  expect(refused).toEqual(new Map())
  expect(asked).toEqual([{ url: expect.stringMatching(`${address}$`), keepalive: true }])
})
