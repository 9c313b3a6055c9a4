import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface MomoOptions {
  subscriptionKey: string
  apiUser: string
  apiKey: string
  environment: string
  currency: string
  port?: number
}

/** How the stand-in meets the next calls: as it should, with a fault of its own, or by cutting the line after it has
 * understood (`cut`), as when somebody pulls the plug between question and answer. */
export type MomoMood = 'well' | 'failing' | 'cut' | 'away' | 'silent'

export interface MomoPayment {
  reference: string
  amount: string
  currency: string
  externalId: string
  payer: { partyIdType: string; partyId: string }
  payerMessage: string
  payeeNote: string
  status: 'PENDING' | 'SUCCESSFUL' | 'FAILED'
  reason: string | null
  financialTransactionId: string
}

export interface MomoProvider {
  url: string
  /** Every question that rang at a phone, in their order. */
  payments: MomoPayment[]
  /** Method and path of all that was called. */
  calls: string[]
  be(mood: MomoMood): void
  /** What whoever holds the phone does. */
  confirm(payment: MomoPayment): void
  fail(payment: MomoPayment, reason: string): void
  /** All tokens end now. */
  expireTokens(): void
  close(): Promise<void>
}

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** MTN's Collections on loopback, as its documentation describes it: tokens, requesttopay under a reference of the caller's,
 * its status, and its refusals. */
export async function startMomoProvider(options: MomoOptions): Promise<MomoProvider> {
  const tokens = new Set<string>()
  const payments: MomoPayment[] = []
  const calls: string[] = []
  let mood: MomoMood = 'well'
  let count = 0

  function token(request: IncomingMessage, response: ServerResponse): void {
    const basic = Buffer.from(`${options.apiUser}:${options.apiKey}`).toString('base64')
    const isKnown = request.headers.authorization === `Basic ${basic}`
    const fresh = randomUUID()
    if (isKnown) tokens.add(fresh)
    if (isKnown) send(response, 200, { access_token: fresh, token_type: 'access_token', expires_in: 3600 })
    else send(response, 401, { error: 'login_failed' })
  }

  async function ask(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reference = String(request.headers['x-reference-id'] ?? '')
    const body = JSON.parse(await text(request))
    if (!UUID_V4.test(reference)) return send(response, 400, { code: 'BAD_REQUEST' })
    if (payments.some((payment) => payment.reference === reference))
      return send(response, 409, { code: 'RESOURCE_ALREADY_EXIST', message: 'Duplicated reference id.' })
    if (typeof body.amount !== 'string' || !/^\d+$/.test(body.amount))
      return send(response, 400, { code: 'BAD_REQUEST' })
    if (body.currency !== options.currency) return send(response, 400, { code: 'INVALID_CURRENCY' })
    if (body.payer?.partyIdType !== 'MSISDN' || !/^\d{9,15}$/.test(body.payer.partyId))
      return send(response, 400, { code: 'BAD_REQUEST' })
    count += 1
    const { amount, currency, externalId, payer, payerMessage, payeeNote } = body
    const financialTransactionId = String(363_440_460 + count)
    payments.push({
      ...{ reference, amount, currency, externalId, payer, payerMessage, payeeNote },
      ...{ status: 'PENDING', reason: null, financialTransactionId },
    })
    if (mood === 'cut') request.socket.destroy()
    else response.writeHead(202).end()
  }

  function status(reference: string, response: ServerResponse): void {
    const payment = payments.find((one) => one.reference === reference)
    if (payment) send(response, 200, shown(payment))
    else send(response, 404, { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' })
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
    calls.push(`${request.method} ${pathname}`)
    if (mood === 'away') return void request.socket.destroy()
    if (mood === 'silent') return
    if (mood === 'failing') return send(response, 500, { code: 'INTERNAL_PROCESSING_ERROR' })
    if (request.headers['ocp-apim-subscription-key'] !== options.subscriptionKey)
      return send(response, 401, {
        statusCode: 401,
        message: 'Access denied due to invalid subscription key.',
      })
    if (request.method === 'POST' && pathname === '/collection/token/') return token(request, response)
    if (!tokens.has(request.headers.authorization?.replace(/^Bearer /, '') ?? ''))
      return send(response, 401, { error: 'invalid_token' })
    if (request.headers['x-target-environment'] !== options.environment)
      return send(response, 400, { code: 'NOT_ALLOWED_TARGET_ENVIRONMENT' })
    const [, reference] = /^\/collection\/v1_0\/requesttopay(?:\/([^/]+))?$/.exec(pathname) ?? [null, null]
    if (reference === null) return send(response, 404, {})
    if (request.method === 'POST' && reference === undefined) return ask(request, response)
    if (request.method === 'GET' && reference) return status(reference, response)
    send(response, 405, {})
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    calls,
    be: (next) => {
      mood = next
    },
    confirm: (payment) => {
      payment.status = 'SUCCESSFUL'
    },
    fail: (payment, reason) => {
      Object.assign(payment, { status: 'FAILED', reason })
    },
    expireTokens: () => tokens.clear(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The id comes with success alone, the reason with failure. */
function shown({ reference: _, reason, financialTransactionId, ...payment }: MomoPayment) {
  return {
    ...payment,
    ...(payment.status === 'SUCCESSFUL' && { financialTransactionId }),
    ...(reason && { reason }),
  }
}

function send(response: ServerResponse, code: number, body: unknown): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
