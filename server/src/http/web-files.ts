import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
/** Read by the server alone, answered otherwise, or a packed form of what stands beside it. */
const NOT_SENT = /^\.vite\/|\.(html|webmanifest|br|gz)$/

/** The paths of the built web app's files, `assets/core-1.js`, and `reply.sendFile` for them. One route of the pages looks among them:
 * a route for each would be a fifth of the start. */
export async function openWebFiles(app: FastifyInstance, directory: string): Promise<ReadonlySet<string>> {
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isImmutable = path.includes('/assets/')
      reply.header('cache-control', isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      // The list of types that it has by itself names the letters of text alone.
      if (/\.svg(\.br|\.gz)?$/.test(path)) reply.header('content-type', 'image/svg+xml; charset=utf-8')
    },
  })
  const found = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return new Set(found.filter((path) => !NOT_SENT.test(path)))
}
