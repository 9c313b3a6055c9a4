import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Taken {
  id: string
  to: string
  from: string
  text: string
}

export interface SmsProvider {
  url: string
  /** What rang at phones, in order: the same id rings once. */
  taken: Taken[]
  /** How often it was called. */
  calls: number
  /** What it answers; 0 takes the message and says nothing, -1 does neither. */
  answer: number
  close(): Promise<void>
}

/** An SMS provider on loopback. It believes one token. */
export async function startSmsProvider(token: string): Promise<SmsProvider> {
  const server = createServer(async (request, response) => {
    provider.calls += 1
    if (provider.answer === -1) return
    const body = JSON.parse(await text(request)) as Taken
    const isKnown = request.headers.authorization === `Bearer ${token}`
    const status = isKnown ? provider.answer : 401
    const isTaken = status === 0 || (status >= 200 && status < 300)
    const isNew = !provider.taken.some(({ id }) => id === body.id)
    if (isTaken && isNew && request.headers['idempotency-key'] === body.id) provider.taken.push(body)
    if (status > 0) response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider: SmsProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    taken: [],
    calls: 0,
    answer: 202,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}
