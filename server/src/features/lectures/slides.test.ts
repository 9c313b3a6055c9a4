import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import {
  aCourse,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'

const ADD = 'POST /api/instructor/courses/{id}/lectures'
const CHANGE = 'PUT /api/instructor/lectures/{id}'

let academy: TestAcademy
let grace: TestPerson
let eric: TestPerson
let course: { id: string }

beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy)
  eric = await aStudent(academy)
  course = await aCourse(academy, { instructor: grace })
  await anEnrolment(academy, eric, course)
})
afterAll(() => academy.stop())

const slide = (traits: object = {}) => ({
  ...{ id: 'one', title: 'One', content: '<p>Hello</p>', order: 0, images: [] },
  ...{ backgroundColor: '#ffffff', textColor: '#000000', ...traits },
})
const picture = (url: string) => ({
  id: 'p',
  url,
  position: { x: 50, y: 50 },
  size: { width: 200, height: 150 },
})

async function addNotes(
  slides?: object[],
): Promise<{ _id: string; updatedAt: string; slides: { title: string }[] }> {
  const body = {
    title: 'Notes',
    description: 'Read.',
    lectureType: 'notes',
    ...(slides && { slides: JSON.stringify(slides) }),
  }
  const answer = await academy.as(grace).send(ADD, { params: { id: course.id }, body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.lecture
}
const change = (id: string, slides: object[], person = grace) =>
  academy.as(person).send(CHANGE, { params: { id }, body: { slides } })
const readAs = async (person: TestPerson, id: string) =>
  (await academy.as(person).call('GET /api/lecture/{id}', { params: { id } })).lecture

async function upload(person: TestPerson): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b5401a' } })
    .png()
    .toBuffer()
  const answer = await academy
    .as(person)
    .call('POST /api/instructor/slide-image/upload', { file: { name: 'x.png', bytes } })
  expect(answer).toMatchObject({ width: 60, height: 40 })
  return answer.imageUrl
}

it('a notes lecture starts with one slide', async () => {
  const { slides } = await addNotes()
  expect(slides.map((one) => one.title)).toEqual(['New Slide'])
})

it('what could run in a slide is gone when it is stored, and again when it is read', async () => {
  const { _id } = await addNotes([
    slide({ content: '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=y></p>' }),
  ])
  expect((await readAs(eric, _id)).slides[0]?.content).toBe('<p>a</p>')
  const hostile = JSON.stringify([slide({ content: '<a href="javascript:x()">a</a>' })])
  await academy.services.db.updateTable('lectures').set({ slides: hostile }).where('id', '=', _id).execute()
  expect((await readAs(eric, _id)).slides[0]?.content).toBe('<span>a</span>')
})

it('titles come back letter for letter, slides in their order', async () => {
  const odd = '<b>1 < 2 & “ubuhanga” 🐄 é\u0301'
  const { _id } = await addNotes([
    slide({ id: 'b', title: 'Second', order: 7 }),
    slide({ id: 'a', title: odd, order: 2 }),
  ])
  const { slides, pageCount } = await readAs(eric, _id)
  expect(slides.map(({ title, order }) => [title, order])).toEqual([
    [odd, 0],
    ['Second', 1],
  ])
  expect(pageCount).toBe(2)
})

it('slides that are none are refused with a sentence', async () => {
  const { _id } = await addNotes()
  const send = (slides: unknown) => academy.as(grace).send(CHANGE, { params: { id: _id }, body: { slides } })
  expect((await send([])).body.message).toBe('Cannot delete the last slide')
  expect((await send('{')).body.message).toBe('The slides could not be read')
  expect((await send([slide({ title: 'x'.repeat(301) })])).status).toBe(400)
  expect((await send([slide({ images: [picture('javascript:alert(1)')] })])).status).toBe(400)
  expect((await send([slide({ images: [picture('/uploads/../../etc/passwd')] })])).status).toBe(400)
  const elsewhere = [slide(), slide({ id: 'two', order: 1, images: [picture('https://example.org/a.png')] })]
  expect(await send(elsewhere)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^Slide 2 shows a picture from another site/) },
  })
})

it('slides in the shape of the documents are taken, and what they lack is filled in', async () => {
  const { _id } = await addNotes()
  const url = await upload(grace)
  const documented = {
    ...{ id: 1, title: 'One', content: '<p>Hello</p>', backgroundColor: 'white', textColor: '#123' },
    images: [{ url, position: { x: 1, y: 2 }, size: { width: 60, height: 70 } }],
  }
  const sent = [documented, { title: 'Two' }, { id: Date.now(), textColor: 'RGB(255, 0, 10)', images: null }]
  const answers = [
    await change(_id, sent),
    await academy.as(grace).send(CHANGE, { params: { id: _id }, body: { slides: JSON.stringify(sent) } }),
  ]
  for (const { status, body } of answers) {
    expect([status, body.message]).toEqual([200, 'Lecture updated successfully'])
    expect(body.lecture.slides).toMatchObject([
      { id: '1', backgroundColor: '#FFFFFF', textColor: '#112233', order: 0, images: [{ id: 'image-1' }] },
      { id: 'slide-1', title: 'Two', content: '', backgroundColor: '#FFFFFF', images: [], order: 1 },
      { id: String(sent[2]?.id), title: '', textColor: '#FF000A', order: 2 },
    ])
  }
})

it('the slide that cannot be read is named, with what is wrong in it', async () => {
  const { _id } = await addNotes()
  const refusalOf = async (traits: object) => {
    const { status, body } = await change(_id, [slide(), slide({ id: 'two', title: 'Two', ...traits })])
    return `${status} ${body.message}`
  }
  expect(await refusalOf({ textColor: 'whitish' })).toBe(`400 Slide 2 “Two”: ${M.slideColour}`)
  expect(await refusalOf({ backgroundColor: 'rgba(0, 0, 0, .5)' })).toBe(
    `400 Slide 2 “Two”: ${M.slideColour}`,
  )
  expect(await refusalOf({ images: [{ url: '/a.png' }] })).toBe(`400 Slide 2 “Two”: ${M.slideImageAddress}`)
  expect(await refusalOf({ title: '', order: 'last' })).toBe(`400 Slide 2: ${M.slideUnreadable}`)
  const text = JSON.stringify([slide({ title: 'No\u0000thing' })])
  const unsound = await academy.as(grace).send(CHANGE, { params: { id: _id }, body: { slides: text } })
  expect(unsound.status).toBe(400)
})

it('a slide may hold 100,000 letters once it is cleaned; a longer one is named and nothing is stored', async () => {
  const add = (content: string, title = 'Source') => {
    const body = {
      title: 'Notes',
      description: 'd',
      lectureType: 'notes',
      slides: [slide({ title, content })],
    }
    return academy.as(grace).send(ADD, { params: { id: course.id }, body })
  }
  const count = () =>
    academy.services.db
      .selectFrom('lectures')
      .select(({ fn }) => fn.countAll().as('count'))
      .execute()
  const before = await count()
  // Each ampersand is kept as five letters.
  expect(await add('&'.repeat(24_000))).toMatchObject({
    status: 400,
    body: {
      message: expect.stringMatching(/^Slide 1 “Source” is too long: a slide holds 100,000 characters/),
    },
  })
  expect((await add('&'.repeat(20_001), '')).body.message).toMatch(/^Slide 1 is too long/)
  expect(await count()).toEqual(before)
  expect((await add('&'.repeat(20_000))).status).toBe(200)
  // What cleaning takes away does not count.
  expect((await add(`<p>${'<u></u><script>x</script>'.repeat(5_000)}</p>`)).status).toBe(200)
})

it('a lecture that was stored too long once is read by all and corrected in the editor', async () => {
  const { _id } = await addNotes()
  const long = [slide({ content: '&amp;'.repeat(24_000) }), slide({ id: 'two', order: 1 })]
  const stored = JSON.stringify(long)
  await academy.services.db.updateTable('lectures').set({ slides: stored }).where('id', '=', _id).execute()
  expect((await readAs(eric, _id)).slides[0]?.content).toBe(long[0]?.content)
  const { lecture } = await academy
    .as(grace)
    .call('GET /api/instructor/lectures/{id}/course', { params: { id: _id } })
  expect((await change(_id, lecture.slides)).body.message).toMatch(/^Slide 1 “One” is too long/)
  const [first, second] = lecture.slides
  expect((await change(_id, [{ ...first, content: 'Shorter' }, second as object])).status).toBe(200)
})

it('slides in a form are judged by the letters that their JSON spells', async () => {
  const odd = JSON.stringify([slide({ title: 'a\0b' })])
  const body = { title: 'Notes', description: 'd', lectureType: 'notes', slides: odd }
  expect((await academy.as(grace).send(ADD, { params: { id: course.id }, body })).status).toBe(400)
})

it('a picture is its uploader’s until a slide shows it, then the course’s', async () => {
  const url = await upload(grace)
  expect((await academy.as(null).send(`GET ${url}`)).headers['content-type']).toBe('image/webp')
  const { _id } = await addNotes([slide({ images: [picture(url)] })])
  const stored = await academy.services.db
    .selectFrom('lectures')
    .select('slides')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(stored.slides)).not.toContain('u=')
  const seen = (await readAs(eric, _id)).slides[0]?.images[0]?.url ?? ''
  expect(seen).toContain(`u=${eric.sessionId}`)
  expect((await academy.as(null).send(`GET ${seen}`)).status).toBe(200)
  // Saved again by an admin with the admin's own signed address, it stays what it is.
  const admin = await anAdmin(academy)
  const theirs = (await readAs(admin, _id)).slides
  expect((await change(_id, theirs, admin)).status).toBe(200)
  expect((await readAs(eric, _id)).slides[0]?.images[0]?.url).toBe(seen)
})

it('nobody puts another person’s picture on a slide', async () => {
  const olive = await anInstructor(academy)
  const fresh = await upload(olive)
  const { _id } = await addNotes()
  expect(await change(_id, [slide({ images: [picture(fresh)] })])).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('upload it again') },
  })
  const shown = await upload(grace)
  await addNotes([slide({ images: [picture(shown)] })])
  expect((await change(_id, [slide({ images: [picture(shown)] })])).status).toBe(400)
})

it('what is no picture is no slide image', async () => {
  const send = (bytes: Buffer, name: string) =>
    academy.as(grace).send('POST /api/instructor/slide-image/upload', { file: { name, bytes } })
  expect((await academy.as(grace).send('POST /api/instructor/slide-image/upload')).body.message).toBe(
    'Please select an image file',
  )
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await send(svg, 'a.png')).toMatchObject({
    status: 400,
    body: { message: 'Please select an image file' },
  })
  const large = await send(Buffer.alloc(5 * 1024 * 1024), 'a.png')
  expect(large).toMatchObject({ status: 413, body: { message: 'Image size should be less than 5MB' } })
  expect((await academy.as(eric).send('POST /api/instructor/slide-image/upload')).status).toBe(403)
})
