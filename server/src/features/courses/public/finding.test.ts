import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCourse, anInstructor } from '../../../testing/people.ts'
import { aPicture } from '../../../testing/pictures.ts'
import { coursePicture } from './course-picture.ts'
import { createCovers } from './covers.ts'
import { type ListedPage, sitemap } from './sitemap.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const get = (url: string) => academy.app.inject({ url })
const noImage = () => Promise.reject(new Error('there is none'))
/** As the build tells them. */
const PAGES: readonly ListedPage[] = [
  { path: '/', head: { words: '', isHome: true, isListed: true } },
  { path: '/courses', head: { words: '', shows: 'catalogue', isListed: true } },
  { path: '/course/:id', head: { words: '', shows: 'course', isListed: true } },
  { path: '/forgot', head: { words: 'A new password.' } },
  { path: '/account' },
]
const mapOf = async ({ services: { db, academyFacts } }: TestAcademy, most?: number) => {
  const of = { db, academyFacts, publicUrl: 'https://impinga.rw', pages: PAGES }
  return (await Readable.from(sitemap(of, most)).toArray()).join('')
}
const read = async (id: string) =>
  (await academy.as(null).call('GET /api/course/{id}', { params: { id } })).course

test('robots are led to the site map and kept from calls', async () => {
  const { headers, payload } = await get('/robots.txt')
  expect(headers['content-type']).toMatch('text/plain')
  expect(payload).toContain('Disallow: /api/\n')
  expect(payload).toContain(`Sitemap: ${academy.services.config.publicUrl}/sitemap.xml`)
})

describe('the site map', () => {
  test('names the public pages and every course with when it changed', async () => {
    const course = await aCourse(academy)
    const map = await mapOf(academy)
    for (const path of ['/', '/courses']) expect(map).toContain(`<loc>https://impinga.rw${path}</loc>`)
    expect(map).not.toMatch(/forgot|account/)
    const entry = new RegExp(
      `<loc>https://impinga.rw/course/${course.id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]+Z</lastmod>`,
    )
    expect(map).toMatch(entry)
    expect(map.trim().endsWith('</urlset>')).toBe(true)
  })

  test('names the categories that have a course', async () => {
    await aCourse(academy, { category: 'Data Science' })
    const map = await mapOf(academy)
    expect(map).toContain('<loc>https://impinga.rw/courses?category=Data+Science</loc>')
    expect(map).not.toContain('category=Cybersecurity')
  })

  test('is made of the pages of the build', async () => {
    const { headers, payload } = await get('/sitemap.xml')
    expect(headers['content-type']).toMatch('application/xml')
    // An academy without its web has none.
    expect(payload).not.toContain('<loc>')
  })

  test('names each of more courses than are read at once, and no more than it may', async () => {
    const full = await startAcademy()
    try {
      await sql`insert into courses
        (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
        select lpad(to_hex(n), 24, '0'), 'Course', '', 'Data Science', '', 4, 0, 'free', ''
        from generate_series(1, 2500) n`.execute(full.services.db)
      const named = (text: string) => text.match(/<loc>[^<]+/g) ?? []
      const all = named(await mapOf(full))
      expect([all.length, new Set(all).size]).toEqual([2503, 2503])
      expect(named(await mapOf(full, 1500))).toHaveLength(1500)
    } finally {
      await full.stop()
    }
  })
})

describe('the picture of a course that has none', () => {
  test('is its cover, wide enough for a chat, and may be kept for good', async () => {
    const course = await read((await aCourse(academy, { category: 'Data Science' })).id)
    const { path } = coursePicture(course)
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const drawn = await sharp(answer.rawPayload).metadata()
    expect(drawn).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(answer.rawPayload.length).toBeLessThan(150_000)
    const other = await read((await aCourse(academy, { category: 'Data Science' })).id)
    expect((await get(coursePicture(other).path)).rawPayload).not.toEqual(answer.rawPayload)
    expect((await get(path)).rawPayload).toEqual(answer.rawPayload)
  })

  test('goes on to what the course shows now', async () => {
    const instructor = await anInstructor(academy)
    const { id } = await aCourse(academy, { instructor, category: 'Web Development' })
    const before = coursePicture(await read(id)).path
    const as = academy.as(instructor)
    const change = (body: object, file?: Awaited<ReturnType<typeof aPicture>>) =>
      as.call('PUT /api/instructor/courses/{id}', { params: { id }, body, ...(file && { file }) })
    await change({ category: 'Data Science' })
    const moved = await get(before)
    expect([moved.statusCode, moved.headers.location]).toEqual([302, coursePicture(await read(id)).path])
    await change({}, await aPicture())
    const { image } = await read(id)
    expect(image).toMatch(/-1280\.webp$/)
    const own = coursePicture(await read(id)).path
    expect((await get(before)).headers.location).toBe(own)
    const answer = await get(own)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1200, height: 630 },
    })
    // Another picture is at another address.
    await change({}, await aPicture())
    expect(coursePicture(await read(id)).path).not.toBe(own)
  })

  test.each([
    `/covers/${'f'.repeat(24)}-${'0'.repeat(16)}.png`,
    '/covers/x.png',
    '/covers/..%2f..%2fetc%2fpasswd',
    '/covers/',
  ])('%s is nothing', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('is drawn once for all who ask at once, one picture at a time, and the oldest goes when there is no room', async () => {
    let atOnce = 0
    const drawn: string[] = []
    const draw = async (svg: string) => {
      atOnce += 1
      expect(atOnce).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      drawn.push(createHash('sha256').update(svg).digest('hex'))
      atOnce -= 1
      return Buffer.alloc(3 * 1024 * 1024)
    }
    const coverOf = createCovers(noImage, { draw, make: noImage })
    const course = (n: number) => ({ _id: `${n}`.repeat(24), category: 'Data Science', image: null })
    await Promise.all([1, 1, 2, 2, 1].map((n) => coverOf(course(n))))
    expect(drawn).toHaveLength(2)
    await coverOf(course(3))
    await coverOf(course(3))
    expect(drawn).toHaveLength(3)
    await coverOf(course(1))
    expect(drawn).toHaveLength(4)
  })

  test('a drawing that failed is tried again', async () => {
    let tries = 0
    const draw = async () => {
      tries += 1
      if (tries === 1) throw new Error('no memory')
      return Buffer.from('png')
    }
    const coverOf = createCovers(noImage, { draw, make: noImage })
    const course = { _id: 'a'.repeat(24), category: 'Data Science', image: null }
    await expect(coverOf(course)).rejects.toThrow('no memory')
    expect((await coverOf(course)).toString()).toBe('png')
  })
})
