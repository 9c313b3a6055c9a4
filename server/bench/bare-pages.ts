import type { FastifyReply } from 'fastify'
import { publicCourse } from '../src/features/courses/public-store.ts'
import { catalogueChanges } from '../src/features/courses/store.ts'
import type { Bare } from './bare-context.ts'
import { answerBytes } from './wire.ts'

/** The pages' bytes as the academy at `from` sends them, each fetched once, and before each answer what the page asks of the database. */
export function servePages({ app, database: { ask } }: Bare, from: string): void {
  const pages = new Map<string, Buffer>()
  const send = async (path: string, reply: FastifyReply) => {
    const page = pages.get(path) ?? (await fetchPacked(from + path))
    pages.set(path, page)
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-encoding', 'br')
      .send(page)
  }
  app.get('/courses', async (_request, reply) => {
    await ask(catalogueChanges.of({}))
    return send('/courses', reply)
  })
  app.get<{ Params: { id: string } }>('/course/:id', async ({ params: { id } }, reply) => {
    await ask(publicCourse.of({ id }))
    return send(`/course/${id}`, reply)
  })
}

/** Not unpacked on the way, as `fetch` would. */
async function fetchPacked(address: string): Promise<Buffer> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const { origin, pathname } = new URL(address)
  return (await answerBytes(origin, { method: 'GET', path: pathname, headers })).bytes
}
