import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AcademySettings } from '@academy/contract/academy'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from './context.ts'
import { answerUnknown } from './unknown.ts'

const YEAR_SECONDS = 31_536_000
const SETTINGS_PLACE = '<script type="application/json" id="academy"></script>'

/** The built web app on the same origin. Every address that is not a file or a call gets the page, with the academy's settings in it. */
export async function serveWebApp(
  app: FastifyInstance,
  directory: string,
  { academyFacts }: Services,
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

  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const { name } = await academyFacts()
    reply.header('content-type', 'application/manifest+json').header('cache-control', 'no-cache')
    return JSON.stringify({ ...manifest, name, short_name: name })
  })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0]?.replace(/\/$/, '') || '/'
    if (!wantsPage(request, path)) return answerUnknown(request, reply)
    return send(reply, withFacts(shell, await academyFacts()))
  })
}

function withFacts(html: string, facts: AcademySettings): string {
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
