import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aviHeader, mpegFrames, storedZip, tinyPdf, wav } from '../../testing/media-samples.ts'
import { aCourse, anAdmin, anInstructor, type TestPerson } from '../../testing/people.ts'

const PPTX = storedZip([
  '[Content_Types].xml',
  'ppt/presentation.xml',
  'ppt/slides/slide1.xml',
  'ppt/slides/slide2.xml',
])
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const shared = new URL('../../../../../shared/data/media/', import.meta.url).pathname

const ADD = 'POST /api/instructor/courses/{id}/lectures'

let academy: TestAcademy
let grace: TestPerson
let course: { id: string }

beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
})
afterAll(() => academy.stop())

const texts = { title: 'Loops', description: 'Again and again.' }
const add = (name: string, bytes: Buffer, lectureType?: string) =>
  academy.as(grace).send(ADD, {
    params: { id: course.id },
    body: { ...texts, ...(lectureType && { lectureType }) },
    file: { name, bytes },
  })

describe('adding a lecture with a file', () => {
  it.each([
    ['a.wav', wav(3), 'audio', { durationSeconds: 3 }],
    ['a.mp3', mpegFrames(100), 'audio', {}],
    ['a.avi', aviHeader({ microsecondsPerFrame: 40_000, frames: 50 }), 'video', { durationSeconds: 2 }],
    ['a.pdf', tinyPdf(3), 'document', { documentType: 'pdf', pageCount: 3 }],
    ['a.pptx', PPTX, 'document', { documentType: 'pptx', pageCount: 2 }],
  ])('%s: type, size and length are read from the bytes', async (name, bytes, lectureType, facts) => {
    const { status, body } = await add(name, bytes)
    expect(status, body?.message).toBe(200)
    expect(body.message).toBe('Lecture added successfully')
    expect(body.lecture).toMatchObject({ lectureType, fileName: name, sizeBytes: bytes.length, ...facts })
    expect(body.lecture[lectureType]).toMatch(
      new RegExp(`^/uploads/media/[0-9a-f]{32}\\.${name.slice(2)}\\?u=`),
    )
  })

  it.each([
    ['a picture called .pdf', 'a.pdf', PNG, undefined, 'document'],
    ['a page called .mp4', 'a.mp4', HTML, undefined, 'video'],
    ['any zip called .pptx', 'a.pptx', storedZip(['word/document.xml']), undefined, 'document'],
    [
      'a presentation with programs',
      'a.pptx',
      storedZip(['[Content_Types].xml', 'ppt/presentation.xml', 'ppt/vbaProject.bin']),
      undefined,
      'document',
    ],
    ['music claimed as a video', 'a.mp3', mpegFrames(10), 'video', 'video'],
    ['a PDF called .mp3', 'a.mp3', tinyPdf(1), 'audio', 'audio'],
    ['an ending nobody takes', 'a.exe', Buffer.from('MZ'), 'video', 'video'],
    ['a file for notes', 'a.pdf', tinyPdf(1), 'notes', 'notes'],
  ])('refuses %s and keeps nothing', async (_what, name, bytes, lectureType, named) => {
    const before = await storedKeys()
    const { status, body } = await add(name, bytes, lectureType)
    expect(status).toBe(400)
    expect(body.message).toBe(`Invalid file type for ${named} lecture`)
    expect(await storedKeys()).toEqual(before)
  })

  it('says what is missing in the words of each form', async () => {
    const admin = await anAdmin(academy)
    const instructor = (body: object) => academy.as(grace).send(ADD, { params: { id: course.id }, body })
    const office = (body: object) =>
      academy.as(admin).send('POST /api/course/{courseId}', { params: { courseId: course.id }, body })
    expect(await instructor({ title: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'Please fill all fields and upload a file' },
    })
    expect(await instructor({ ...texts, lectureType: 'video' })).toMatchObject({
      status: 400,
      body: { message: 'Please fill all fields and upload a file' },
    })
    expect(await office({ title: 'A' })).toMatchObject({
      status: 400,
      body: { message: 'Please fill in title and description' },
    })
    expect(await office({ ...texts, lectureType: 'audio' })).toMatchObject({
      status: 400,
      body: { message: 'Please upload a file' },
    })
  })

  it.each([
    ['Isomo rya mbere – “ubuhanga” 🐄.pdf', 'Isomo rya mbere – “ubuhanga” 🐄.pdf'],
    ['..\\..\\etc\\passwd.pdf', 'passwd.pdf'],
    ['lecture\u202Efdp.pdf', 'lecturefdp.pdf'],
  ])('keeps a name as it can be shown: %j', async (name, shown) => {
    const { body } = await add(name, tinyPdf(1))
    expect(body.lecture.fileName).toBe(shown)
  })

  it.runIf(existsSync(shared)).each([
    ['big-buck-bunny-320.mp4', 'video'],
    ['big-buck-bunny-320.webm', 'video'],
    ['bear-transcript-audio.mp3', 'audio'],
    ['bear-transcript-audio.ogg', 'audio'],
    ['python-fundamentals.pdf', 'document'],
    ['arrays-and-loops.pptx', 'document'],
  ])('takes the real %s', async (name, lectureType) => {
    const { status, body } = await add(name, readFileSync(shared + name))
    expect(status, body?.message).toBe(200)
    expect(body.lecture.lectureType).toBe(lectureType)
    const length = lectureType === 'document' ? body.lecture.pageCount : body.lecture.durationSeconds
    expect(length).toBeGreaterThan(1)
  })
})

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of academy.services.files.list()) keys.push(key)
  return keys.sort()
}
