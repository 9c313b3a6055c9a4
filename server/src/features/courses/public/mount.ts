import { Readable } from 'node:stream'
import { COURSE_IMAGE_MAX_BYTES } from '@academy/contract/courses'
import { ID_LETTERS } from '@academy/contract/http'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../http/context.ts'
import { answerUnknown } from '../../../http/unknown.ts'
import { readImageBytes } from '../../../services/images/index.ts'
import { findCourse } from '../store.ts'
import { COVERS, coursePicture } from './course-picture.ts'
import { createCovers } from './covers.ts'
import { type ListedPage, sitemap } from './sitemap.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'
const COVER = new RegExp(`^(${ID_LETTERS})-[0-9a-f]{16}\\.(?:png|jpg)$`)
const UPLOADS = '/uploads/'

/** What search engines and chats ask for beside the pages themselves. */
export function mountCourseFinding(
  app: FastifyInstance,
  { db, config, files, academyFacts }: Services,
  pages: readonly ListedPage[],
): void {
  const coverOf = createCovers(async (address) => {
    const opened = await files.open(address.slice(UPLOADS.length))
    if (!opened) throw new Error(`${address} is not in the storage`)
    return readImageBytes(opened.stream, COURSE_IMAGE_MAX_BYTES)
  })

  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(Readable.from(sitemap({ db, publicUrl: config.publicUrl, pages, academyFacts }))),
  )

  app.get<{ Params: { name: string } }>(
    `${COVERS}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      const [, id] = COVER.exec(name) ?? []
      const row = id && (await findCourse(db, id))
      if (!row) return answerUnknown(request, reply)
      const image = row.image_key && UPLOADS + row.image_key
      const course = { _id: row.id, category: row.category, image }
      const { path } = coursePicture(course)
      // Of another category, or of the picture before.
      if (path !== COVERS + name) return reply.redirect(path, 302)
      return reply
        .header('content-type', image ? 'image/jpeg' : 'image/png')
        .header('cache-control', FOR_GOOD)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await coverOf(course))
    },
  )
}
