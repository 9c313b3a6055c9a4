import type { Server } from 'node:http'
import { contract } from '@academy/contract'
import { HTTP_MESSAGES } from '@academy/contract/http'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { isByHttps } from './config/https.ts'
import { mediaOrigin } from './config.ts'
import { mountCertificatePages, mountCredentials } from './features/certificates/index.ts'
import { mountCourseFinding } from './features/courses/index.ts'
import { mountMedia } from './features/lectures/index.ts'
import { mountBounces, mountEvents } from './features/notifications/index.ts'
import type { Services } from './http/context.ts'
import { addDocs } from './http/docs.ts'
import { addDraining, type Draining } from './http/draining.ts'
import { answerFailures } from './http/failures.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { addHealth } from './http/health.ts'
import { addMetrics } from './http/metrics.ts'
import { CALL_BROTLI_QUALITY, packing } from './http/packing.ts'
import { inlineScriptHashes, readBuild } from './http/pages/build.ts'
import { personCalls } from './http/pages/person-calls.ts'
import { openPersonPages, personPageRoute } from './http/pages/person-pages.ts'
import { mountRobots } from './http/pages/robots.ts'
import { visitorCalls } from './http/pages/visitor-calls.ts'
import { requestLogging } from './http/request-log.ts'
import { mount } from './http/serve.ts'
import { cutSlowBodies } from './http/slow-bodies.ts'
import { limitSockets } from './http/sockets.ts'
import { answerUnknown } from './http/unknown.ts'
import { warnOfUnknownProxy } from './http/unknown-proxy.ts'
import { createUnreadable } from './http/unreadable.ts'
import { compileValidator } from './http/validate.ts'
import { readableAddress, serveWebApp } from './http/web-app.ts'
import { routes } from './routes.ts'

/** The longest a body may take: 100 MB over a slow line. Headers have fifteen seconds. */
const UPLOAD_MINUTES = 60

/** The whole academy on one origin, not yet listening, and what prepares its end.
 * @throws Error when an endpoint of the contract has no route. */
export async function buildApp(
  services: Services,
  { webDirectory }: { webDirectory: string | null },
): Promise<{ app: FastifyInstance; draining: Draining }> {
  assertComplete()
  const { config } = services
  const isHttps = isByHttps(config)
  const build = webDirectory === null ? null : { directory: webDirectory, ...readBuild(webDirectory) }
  const persons = openPersonPages(build, services, personCalls(routes, services))
  const answerFailure = answerFailures(services.refusals)
  const unreadable = createUnreadable(services)
  const options: FastifyHttpOptions<Server> = {
    ...requestLogging(services),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    requestTimeout: UPLOAD_MINUTES * 60_000,
    forceCloseConnections: 'idle',
    // Who still comes over an open connection while the academy stops is answered as ever.
    return503OnClosing: false,
    http: { headersTimeout: 15_000, maxHeaderSize: 16_384, requireHostHeader: false },
    clientErrorHandler: unreadable.onClientError,
    frameworkErrors: (error, request, reply) => {
      const readable = build && error.code === 'FST_ERR_BAD_URL' ? readableAddress(request) : null
      if (readable) reply.redirect(readable)
      else answerFailure(error, request, reply)
    },
  }
  const app: FastifyInstance = Fastify(options)
  app.setValidatorCompiler(compileValidator)
  // The frame has encoded the reply by its schema already, before the commit.
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply))
  app.setErrorHandler(answerFailure)
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, _body, done) => {
    done(Object.assign(new Error(HTTP_MESSAGES.unreadableBody), { statusCode: 415 }))
  })

  const draining = addDraining(app)
  unreadable.watch(app)
  addSecurityHeaders(app, {
    captcha: config.captcha.provider,
    isHttps,
    documentViewer: services.academy.documentViewer,
    mediaOrigin: mediaOrigin(config),
    inlineScripts: webDirectory ? inlineScriptHashes(webDirectory) : [],
  })
  warnOfUnknownProxy(app, services)
  cutSlowBodies(app, isHttps)
  // Behind a proxy every connection is the proxy's, and it counts its own.
  if (config.trustedProxies === 0 && config.socketsPerNetwork > 0)
    limitSockets(app.server, Math.ceil(config.socketsPerNetwork / config.workers))
  addMetrics(app, services)
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      allowedHeaders: ['token', 'content-type'],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // Two hours, the most that browsers keep it: each preflight costs a phone a whole round trip.
      maxAge: 7200,
    })
  }
  // Requests are not unpacked: no client of ours packs them, and a small one may unpack to anything.
  await app.register(compress, packing(CALL_BROTLI_QUALITY))
  await app.register(multipart)
  addDocs(app, services)
  await app.register(async (api) => {
    takeForms(api)
    mount(api, [...routes, personPageRoute(persons)], services)
  })
  mountEvents(app, services)
  mountBounces(app, services)
  await mountMedia(app, services)
  mountCertificatePages(app, services)
  mountCourseFinding(app, services, build?.pages ?? [])
  mountRobots(app, services)
  await mountCredentials(app, services)
  addHealth(app, services, draining)
  if (build) await serveWebApp(app, build, services, visitorCalls(routes, services), persons)
  app.setNotFoundHandler(answerUnknown)
  return { app, draining }
}

/** A mail program's one click (RFC 8058) comes as a form; its one field says nothing that the address does not. Usual clients call what they
 * send without a body a form as well, or JSON. */
function takeForms(api: FastifyInstance): void {
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '' || request.routeOptions.config.endpoint?.takesForm) done(null)
      else done(Object.assign(new Error(HTTP_MESSAGES.unreadableBody), { statusCode: 415 }))
    },
  )
  const readJson = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else readJson(request, body as string, done)
  })
}

function assertComplete(): void {
  const routed = new Set([...routes, personPageRoute(null)].map((route) => route.endpoint.address))
  const missing = Object.values(contract).filter((endpoint) => !routed.has(endpoint.address))
  if (missing.length > 0)
    throw new Error(`no route for ${missing.map((endpoint) => endpoint.address).join(', ')}`)
  if (routed.size !== routes.length + 1) throw new Error('an address has two routes')
}
