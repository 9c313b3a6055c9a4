import { afterEach, expect, it, vi } from 'vitest'
import { waitingRequests } from './waiting-requests.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks for those that are found and counted, and for no others', async () => {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://academy.test'))
    return Response.json({ requests: [] })
  })
  await waitingRequests('divine', 3)
  await waitingRequests('', 5_000)
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { status: 'pending', search: 'divine', page: '1', limit: '3' },
    { status: 'pending', page: '1', limit: '1000' },
  ])
})
