import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AcademyFacts } from '@academy/contract/academy'
import { escapeHtml } from '@academy/contract/text'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from './context.ts'
import { drawPages } from './drawn-pages.ts'
import { answerUnknown } from './unknown.ts'

const YEAR_SECONDS = 31_536_000
const SETTINGS_PLACE = '<script type="application/json" id="academy"></script>'

/** The built web app on the same origin. Every address that is not a file or a call gets the page, with the academy's settings in it. */
export async function serveWebApp(
  app: FastifyInstance,
  directory: string,
  services: Services,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/.vite/**', '**/*.html', '**/*.webmanifest', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isImmutable = path.includes('/assets/')
      reply.header('cache-control', isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  const shell = readFileSync(join(directory, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(directory, 'manifest.webmanifest'), 'utf8')) as object
  const drawn = keepDrawn(directory, shell, services)

  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const { name } = await services.academyFacts()
    reply.header('content-type', 'application/manifest+json').header('cache-control', 'no-cache')
    return JSON.stringify({ ...manifest, name, short_name: name })
  })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0]?.replace(/\/$/, '') || '/'
    if (!wantsPage(request, path)) return answerUnknown(request, reply)
    const facts = await services.academyFacts()
    return send(reply, drawn(path, facts) ?? withFacts(shell, facts))
  })
  await app.register(async (pages) => answerEarlyForms(pages))
}

/** A form of a drawn-ahead page that is sent before its script has arrived: what it says is thrown away unread, and the page comes again. */
function answerEarlyForms(pages: FastifyInstance): void {
  pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  pages.post('/*', { schema: { hide: true } }, (request, reply) => {
    // One slash in front: two would lead to another host, and browsers read a backslash as a slash.
    const path = `/${(request.url.split('?')[0] ?? '').replaceAll('\\', '').replace(/^\/+/, '')}`
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return isForm && wantsPage(request, path) ? reply.redirect(path, 303) : answerUnknown(request, reply)
  })
}

/** Pages are drawn behind the start, and again when the facts have changed; until then the empty page serves. */
function keepDrawn(directory: string, shell: string, { academyFacts, log }: Services) {
  let pages = new Map<string, string>()
  let drawnOf: AcademyFacts | null = null
  const draw = async (facts: AcademyFacts) => {
    drawnOf = facts
    try {
      pages = await drawPages(directory, withFacts(shell, facts), facts)
    } catch (err) {
      log.error({ err }, 'the public pages could not be drawn ahead')
    }
  }
  void academyFacts().then(draw)
  return (path: string, facts: AcademyFacts): string | undefined => {
    if (drawnOf && drawnOf !== facts) void draw(facts)
    return pages.get(path)
  }
}

function withFacts(html: string, facts: AcademyFacts): string {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return html
    .replace(SETTINGS_PLACE, () => SETTINGS_PLACE.replace('></', () => `>${json}</`))
    .replaceAll('%ACADEMY_NAME%', () => escapeHtml(facts.name))
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (/^\/(api|uploads|assets)(\/|$)/.test(path)) return false
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(html)
}
