import { Readable } from 'node:stream'
import { ID_LETTERS } from '@academy/contract/http'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../http/context.ts'
import { COVERS, coursePicture } from '../../../http/pages/page-picture.ts'
import { answerUnknown } from '../../../http/unknown.ts'
import { findCourse } from '../store.ts'
import { createCovers } from './covers.ts'
import { sitemap } from './sitemap.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'
const COVER = new RegExp(`^(${ID_LETTERS})-[0-9a-f]{16}\\.png$`)

/** What search engines and chats ask for beside the pages themselves. */
export function mountCourseFinding(app: FastifyInstance, { db, config }: Services): void {
  const coverOf = createCovers()

  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(Readable.from(sitemap(db, config.publicUrl))),
  )

  app.get<{ Params: { name: string } }>(
    `${COVERS}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      const [, id] = COVER.exec(name) ?? []
      const row = id && (await findCourse(db, id))
      if (!row) return answerUnknown(request, reply)
      const course = { _id: row.id, category: row.category }
      const { path } = coursePicture({ ...course, image: row.image_key && `/uploads/${row.image_key}` })
      // Of another category, or before it had a picture of its own.
      if (path !== COVERS + name) return reply.redirect(path, 302)
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', FOR_GOOD)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await coverOf(course))
    },
  )
}
