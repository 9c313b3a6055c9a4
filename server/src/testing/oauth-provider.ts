import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Whom the next visitor of the stand-in is signed in as. */
export type StandInPerson = {
  id: number
  name: string | null
  login: string
  emails: { email: string; primary: boolean; verified: boolean }[]
}

export type StandInProvider = {
  /** `…/google` and `…/github`; below each: `/authorize`, `/token`, `/userinfo`, `/emails`. */
  url: (provider: 'google' | 'github') => string
  signInAs: (person: StandInPerson) => void
  /** The next visitor presses "Cancel". */
  refuseNext: () => void
  close: () => Promise<void>
}

export type StandInOptions = { clientId: string; clientSecret: string; port?: number }

/** A browser that brings this cookie is signed in at the stand-in as the person in it, as at a real provider. */
export const PROVIDER_COOKIE = 'stand-in-person'

type Grant = { challenge: string; redirectUri: string; person: StandInPerson }

/** An OAuth provider on loopback: code, state, PKCE (S256), client password, bearer tokens; codes work once. */
export async function startOAuthProvider(options: StandInOptions): Promise<StandInProvider> {
  const grantByCode = new Map<string, Grant>()
  const personByToken = new Map<string, StandInPerson>()
  let person: StandInPerson | null = null
  let isRefusing = false

  function authorize(query: URLSearchParams, cookies: string, response: ServerResponse): void {
    const visitor = personOfCookie(cookies) ?? person
    const redirectUri = query.get('redirect_uri')
    const challenge = query.get('code_challenge')
    const isSound = query.get('response_type') === 'code' && query.get('client_id') === options.clientId
    if (!isSound || !redirectUri || !challenge || query.get('code_challenge_method') !== 'S256') {
      response.writeHead(400).end('bad authorization request')
      return
    }
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (isRefusing || !visitor) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(16).toString('hex')
      grantByCode.set(code, { challenge, redirectUri, person: visitor })
      back.searchParams.set('code', code)
    }
    isRefusing = false
    response.writeHead(302, { location: back.href }).end()
  }

  async function token(provider: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    const grant = grantByCode.get(form.get('code') ?? '')
    grantByCode.delete(form.get('code') ?? '')
    const password = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
    const verifier = form.get('code_verifier') ?? ''
    const isProven = grant?.challenge === createHash('sha256').update(verifier).digest('base64url')
    const isKnown = request.headers.authorization === `Basic ${password}`
    if (!grant || !isKnown || !isProven || form.get('redirect_uri') !== grant.redirectUri) {
      // GitHub says no with 200, Google with 400.
      sendJson(response, provider === 'github' ? 200 : 400, { error: 'invalid_grant' })
      return
    }
    const accessToken = randomBytes(16).toString('hex')
    personByToken.set(accessToken, grant.person)
    sendJson(response, 200, { access_token: accessToken, token_type: 'bearer' })
  }

  function profile(provider: string, page: string, request: IncomingMessage, response: ServerResponse): void {
    const found = personByToken.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!found || page === 'emails') {
      sendJson(response, found ? 200 : 401, found?.emails ?? { message: 'Bad credentials' })
      return
    }
    const main = found.emails.find((entry) => entry.primary)
    const body =
      provider === 'google'
        ? { sub: String(found.id), name: found.name, email: main?.email, email_verified: main?.verified }
        : { id: found.id, login: found.login, name: found.name, email: main?.email ?? null }
    sendJson(response, 200, body)
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const [, provider = '', page = ''] = pathname.split('/')
    if (page === 'authorize') authorize(searchParams, request.headers.cookie ?? '', response)
    else if (page === 'token' && request.method === 'POST') await token(provider, request, response)
    else if (page === 'userinfo' || page === 'emails') profile(provider, page, request, response)
    else response.writeHead(404).end()
  })
  await listen(server, options.port ?? 0)
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: (provider) => `${base}/${provider}`,
    signInAs: (next) => {
      person = next
    },
    refuseNext: () => {
      isRefusing = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function personOfCookie(cookies: string): StandInPerson | null {
  const value = new RegExp(`(?:^|; )${PROVIDER_COOKIE}=([\\w-]+)`).exec(cookies)?.[1]
  return value ? (JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as StandInPerson) : null
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
