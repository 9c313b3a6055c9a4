import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from './context.ts'
import { answerUnknown } from './unknown.ts'

const YEAR_SECONDS = 31_536_000
const PRERENDERED = ['/', '/about', '/courses', '/login', '/register']
const SETTINGS_PLACE = '<script type="application/json" id="academy"></script>'

/** The built web app on the same origin. Every address that is not a file or a call gets the page, with the academy's settings in it. */
export async function serveWebApp(
  app: FastifyInstance,
  directory: string,
  { academy }: Services,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/.vite/**', '**/*.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isImmutable = path.includes('/assets/')
      reply.header('cache-control', isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  const settings = JSON.stringify(academy).replaceAll('<', '\\u003c')
  const page = (file: string) =>
    readFileSync(file, 'utf8')
      .replace(SETTINGS_PLACE, () => SETTINGS_PLACE.replace('></', () => `>${settings}</`))
      .replaceAll('%ACADEMY_NAME%', () => escapeHtml(academy.name))
  const shell = page(join(directory, 'index.html'))
  const pages = new Map(
    PRERENDERED.map((path) => [path, join(directory, path, 'index.html')] as const)
      .filter(([, file]) => existsSync(file))
      .map(([path, file]) => [path, page(file)]),
  )

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?')[0]?.replace(/\/$/, '') || '/'
    if (!wantsPage(request, path)) return answerUnknown(request, reply)
    return send(reply, pages.get(path) ?? shell)
  })
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
