import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { mpegFrames, tinyPdf, wav } from '../../testing/media-samples.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'

const ADD = 'POST /api/instructor/courses/{id}/lectures'

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

const texts = { title: 'Loops', description: 'Again and again.' }
const add = (name: string, bytes: Buffer, lectureType?: string) =>
  academy.as(grace).send(ADD, {
    params: { id: course.id },
    body: { ...texts, ...(lectureType && { lectureType }) },
    file: { name, bytes },
  })

describe('keeping a course in order', () => {
  it('shows lectures in the order their teacher gives them, after every change', async () => {
    const { id } = await aCourse(academy, { instructor: grace })
    const teacher = academy.as(grace)
    const made: string[] = []
    for (const title of ['One', 'Two', 'Three']) {
      const { lecture } = await teacher.call(ADD, {
        params: { id },
        body: { ...texts, title, lectureType: 'notes' },
      })
      made.push(lecture._id)
    }
    const titles = async () => {
      const { lectures } = await teacher.call('GET /api/instructor/courses/{id}/lectures', { params: { id } })
      return lectures.map((lecture) => lecture.title)
    }
    expect(await titles()).toEqual(['One', 'Two', 'Three'])
    const order = (lectureIds: string[]) =>
      teacher.send('PUT /api/instructor/courses/{id}/lecture-order', { params: { id }, body: { lectureIds } })
    const [one, two, three] = made as [string, string, string]
    expect((await order([three, one, two])).status).toBe(200)
    expect(await titles()).toEqual(['Three', 'One', 'Two'])
    for (const wrong of [
      [one, two],
      [one, two, two],
      [one, two, three, three],
      [one, two, '0'.repeat(24)],
    ])
      expect((await order(wrong)).status).toBe(400)
    expect(await titles()).toEqual(['Three', 'One', 'Two'])

    await teacher.call('DELETE /api/lecture/{id}', { params: { id: one } })
    await teacher.call(ADD, { params: { id }, body: { ...texts, title: 'Four', lectureType: 'notes' } })
    expect(await titles()).toEqual(['Three', 'Two', 'Four'])
  })

  it('has one action behind both addresses of deleting', async () => {
    const { body } = await add('a.pdf', tinyPdf(1))
    const id = body.lecture._id
    const gone = await academy.as(grace).call('DELETE /api/instructor/lectures/{id}', { params: { id } })
    expect(gone.message).toBe('Lecture deleted successfully')
    expect((await academy.as(eric).send('GET /api/lecture/{id}', { params: { id } })).status).toBe(404)
    expect((await academy.as(grace).send('DELETE /api/lecture/{id}', { params: { id } })).status).toBe(404)
  })
})

describe('changing a lecture', () => {
  const change = (id: string, body: object, file?: { name: string; bytes: Buffer }) =>
    academy.as(grace).send('PUT /api/instructor/lectures/{id}', { params: { id }, body, file })

  it('changes what is sent and nothing else, and the course never', async () => {
    const other = await aCourse(academy, { instructor: grace })
    const { lecture } = (await add('a.wav', wav(2))).body
    const { body } = await change(lecture._id, { title: 'New', course: other.id, courseId: other.id })
    expect(body.lecture).toMatchObject({
      title: 'New',
      description: texts.description,
      course: course.id,
      audio: lecture.audio,
    })
    const replaced = await change(lecture._id, {}, { name: 'b.mp3', bytes: mpegFrames(100) })
    expect(replaced.body.lecture).toMatchObject({ title: 'New', fileName: 'b.mp3', lectureType: 'audio' })
    expect(replaced.body.lecture.audio).not.toBe(lecture.audio)
    expect((await change(lecture._id, {}, { name: 'b.pdf', bytes: tinyPdf(1) })).body.message).toBe(
      'Invalid file type for audio lecture',
    )
    expect((await change(lecture._id, { title: '' })).body.message).toBe('Please fill all required fields')
  })

  it('refuses a change that began from an older version', async () => {
    const { lecture } = (await add('a.wav', wav(1))).body
    const first = await change(lecture._id, { title: 'First', basedOn: lecture.updatedAt })
    expect(first.status).toBe(200)
    const second = await change(lecture._id, { title: 'Second', basedOn: lecture.updatedAt })
    expect(second).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed somewhere else') },
    })
    expect(
      (await change(lecture._id, { title: 'Third', basedOn: first.body.lecture.updatedAt })).status,
    ).toBe(200)
  })

  it('takes captions that are WebVTT, serves them, and takes them away again', async () => {
    const { lecture } = (await add('a.wav', wav(1))).body
    const caption = (captions: string, id = lecture._id) =>
      academy
        .as(grace)
        .send('PUT /api/instructor/lectures/{id}/captions', { params: { id }, body: { captions } })
    const text = 'WEBVTT\n\n00:00.000 --> 00:01.500\nMuraho!'
    const { body } = await caption(text)
    const served = await academy.as(null).send(`GET ${body.lecture.captions}`)
    expect(served).toMatchObject({ status: 200, text: `${text}\n` })
    expect(served.headers['content-type']).toBe('text/vtt; charset=utf-8')
    for (const wrong of [
      '1\n00:00:00,000 --> 00:00:01,000\nSRT',
      'WEBVTT\n\n00:05.000 --> 00:01.000\nback',
      'WEBVTTX\n',
    ])
      expect((await caption(wrong)).body.message).toBe('Captions must be a WebVTT file')
    expect((await caption('')).body.lecture.captions).toBeNull()
    const pdf = (await add('a.pdf', tinyPdf(1))).body.lecture
    expect((await caption(text, pdf._id)).status).toBe(400)
  })
})

describe('who may open lectures', () => {
  it('lets in enrolled students, the course’s instructor and admins, and nobody else', async () => {
    const { lecture } = (await add('a.pdf', tinyPdf(1))).body
    const people = {
      enrolled: [eric, 200],
      owner: [grace, 200],
      admin: [await anAdmin(academy), 200],
      stranger: [await aStudent(academy), 403],
      colleague: [await anInstructor(academy), 403],
      visitor: [null, 401],
    } as const
    for (const [who, [person, status]] of Object.entries(people)) {
      const one = await academy.as(person).send('GET /api/lecture/{id}', { params: { id: lecture._id } })
      const all = await academy
        .as(person)
        .send('GET /api/lectures/{courseId}', { params: { courseId: course.id } })
      expect([who, one.status, all.status]).toEqual([who, status, status])
    }
    const both = await academy
      .as(grace)
      .call('GET /api/instructor/lectures/{id}/course', { params: { id: lecture._id } })
    expect(both).toMatchObject({ courseId: course.id, lecture: { _id: lecture._id } })
  })

  it('keeps a colleague’s hands off', async () => {
    const { lecture } = (await add('a.wav', wav(1))).body
    const olive = academy.as(await anInstructor(academy))
    const params = { id: lecture._id }
    const calls = [
      olive.send('DELETE /api/lecture/{id}', { params }),
      olive.send('DELETE /api/instructor/lectures/{id}', { params }),
      olive.send('PUT /api/instructor/lectures/{id}', { params, body: { title: 'Mine' } }),
      olive.send('PUT /api/instructor/lectures/{id}/captions', { params, body: { captions: '' } }),
      olive.send('GET /api/instructor/lectures/{id}/course', { params }),
      olive.send(ADD, { params: { id: course.id }, body: { ...texts, lectureType: 'notes' } }),
      olive.send('PUT /api/instructor/courses/{id}/lecture-order', {
        params: { id: course.id },
        body: { lectureIds: [] },
      }),
      academy.as(grace).send('POST /api/course/{courseId}', { params: { courseId: course.id }, body: texts }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403)
  })
})

describe('every lecture', () => {
  it('is in both lists of an admin, by course, without slides, and in pages', async () => {
    const admin = academy.as(await anAdmin(academy))
    const [older, newer] = [
      await aCourse(academy, { title: 'Weaving 100%', instructor: grace }),
      await aCourse(academy, { title: 'Pottery', instructor: grace }),
    ]
    for (const title of ['Warp', 'Weft']) await aLecture(academy, older, { title })
    await aLecture(academy, newer, { title: 'Clay' })
    const titles = async (query: { course?: string; q?: string; page?: string; limit?: string }) =>
      (await admin.call('GET /api/lectures', { query })).lectures.map(({ title }) => title)

    const all = await admin.call('GET /api/lectures/all')
    expect(all.lectures.slice(0, 3).map(({ title }) => title)).toEqual(['Clay', 'Warp', 'Weft'])
    expect(all).toMatchObject({ total: all.lectures.length, page: 1, pages: 1 })
    expect(all.lectures[1]).toMatchObject({
      course: older.id,
      courseTitle: 'Weaving 100%',
      lectureType: 'notes',
    })
    expect(all.lectures[1]).not.toHaveProperty('slides')
    expect(await admin.call('GET /api/lectures')).toEqual(all)

    expect(await titles({ course: older.id })).toEqual(['Warp', 'Weft'])
    expect(await titles({ q: 'WEAVING 100%' })).toEqual(['Warp', 'Weft'])
    expect(await titles({ q: 'clay' })).toEqual(['Clay'])
    expect(await titles({ q: '_l_y' })).toEqual([])
    expect(await titles({ limit: '2', page: '2' })).toEqual(
      all.lectures.slice(2, 4).map(({ title }) => title),
    )
    expect((await admin.send('GET /api/lectures', { query: { limit: '1001' } })).status).toBe(400)
    const file = await admin.send('GET /api/lectures/csv', { query: { q: 'weaving 100%' } })
    expect(
      file.text
        .trim()
        .split('\r\n')
        .map((row) => row.replaceAll('"', '').split(',').slice(0, 3).join()),
    ).toEqual([
      expect.stringContaining('Course,Lecture,Type'),
      'Weaving 100%,Warp,notes',
      'Weaving 100%,Weft,notes',
    ])
  })

  it('is no instructor’s to see', async () => {
    for (const address of ['GET /api/lectures', 'GET /api/lectures/all'])
      expect((await academy.as(grace).send(address)).status).toBe(403)
  })
})
