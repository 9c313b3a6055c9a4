import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from './context.ts'
import { pageAnswers } from './pages/answer-page.ts'
import type { Build } from './pages/build.ts'
import type { PersonPages } from './pages/person-pages.ts'
import type { VisitorCalls } from './pages/visitor-calls.ts'
import { answerUnknown } from './unknown.ts'
import { openWebFiles } from './web-files.ts'

/** The built web app on the same origin. Every address that is not a file or a call gets its page. */
export async function serveWebApp(
  app: FastifyInstance,
  { directory, ...build }: Build & { directory: string },
  services: Services,
  ask: VisitorCalls,
  persons: PersonPages | null,
): Promise<void> {
  const files = await openWebFiles(app, directory)
  const manifest = JSON.parse(readFileSync(join(directory, 'manifest.webmanifest'), 'utf8')) as object
  const pages = pageAnswers(build, services, ask, persons)
  app.addHook('onListen', async () => void pages.warmUp())
  app.addHook('onClose', async () => {
    await Promise.all([pages.close(), persons?.close()])
  })

  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const { name } = await services.academyFacts()
    reply.header('content-type', 'application/manifest+json').header('cache-control', 'no-cache')
    return JSON.stringify({ ...manifest, name, short_name: name })
  })
  // What works without a line keeps it: the page of whatever address is asked for then. Who goes there looks for the home page.
  app.get('/index.html', { schema: { hide: true } }, (request, reply) =>
    asksForPage(request) ? reply.redirect('/') : pages.empty(reply.header('x-robots-tag', 'noindex')),
  )
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const file = pathOf(request).slice(1)
    if (files.has(file)) return reply.sendFile(file)
    return wantsPage(request) ? pages.answer(request, reply) : answerUnknown(request, reply)
  })
  await app.register(async (forms) => answerEarlyForms(forms))
}

/** A form of a drawn page that is sent before its script has arrived: what it says is thrown away unread, and the page comes again. */
function answerEarlyForms(pages: FastifyInstance): void {
  pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  pages.post('/*', { schema: { hide: true } }, (request, reply) => {
    // One slash in front: two would lead to another host, and browsers read a backslash as a slash.
    const path = `/${pathOf(request).replaceAll('\\', '').replace(/^\/+/, '')}`
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return isForm && wantsPage(request, path) ? reply.redirect(path, 303) : answerUnknown(request, reply)
  })
}

/** Where a browser goes on from an address that nobody can decode: to one that reads the same, and is nobody's; null for a program. */
export const readableAddress = (request: FastifyRequest): string | null =>
  asksForPage(request) ? pathOf(request).split('/').map(encodeURIComponent).join('/') : null

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

const FILE = /\.\w{1,10}$/

/** A browser that goes there, or a program that takes anything; what asks for a picture or a script is told that there is none. */
function wantsPage(request: FastifyRequest, path = pathOf(request)): boolean {
  if (/^\/(api|uploads|assets)(\/|$)/.test(path)) return false
  const { accept = '*/*' } = request.headers
  return asksForPage(request) || (/\*\/\*/.test(accept) && !FILE.test(path))
}

/** As browsers do of every address that somebody goes to. */
const asksForPage = ({ headers }: FastifyRequest) => /text\/html/.test(headers.accept ?? '')
