import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLibreOffice } from '../../services/media/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { storedZip } from '../../testing/media-samples.ts'
import { aCourse, anInstructor, type TestPerson } from '../../testing/people.ts'

const presentation = new URL('../../../../../shared/data/media/arrays-and-loops.pptx', import.meta.url)
  .pathname
const searchPath = process.env.PATH ?? ''
const isDrawable = existsSync(presentation) && (await findLibreOffice(searchPath)) !== null

let academy: TestAcademy
let grace: TestPerson
let course: { id: string }

beforeAll(async () => {
  academy = await startAcademy({ env: { PATH: searchPath } })
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
})
afterAll(() => academy.stop())

async function addPptx(bytes: Buffer) {
  const { body } = await academy.as(grace).send('POST /api/instructor/courses/{id}/lectures', {
    params: { id: course.id },
    body: { title: 'Arrays', description: 'And loops.' },
    file: { name: 'arrays.pptx', bytes },
  })
  expect(body.lecture).toMatchObject({ documentType: 'pptx', pagesPdf: null })
  await academy.runJobs()
  const { lecture } = await academy
    .as(grace)
    .call('GET /api/lecture/{id}', { params: { id: body.lecture._id } })
  return { before: body.lecture, after: lecture }
}

it.runIf(isDrawable)(
  'a pptx is drawn as a PDF where LibreOffice is on the host',
  { timeout: 180_000 },
  async () => {
    const { before, after } = await addPptx(readFileSync(presentation))
    const pages = await academy.as(null).send(`GET ${after.pagesPdf}`)
    expect(pages.status).toBe(200)
    expect(pages.text.startsWith('%PDF')).toBe(true)
    expect(pages.headers['content-disposition']).toContain('arrays.pdf')
    expect(after.pageCount).toBe(before.pageCount)
    expect(after.updatedAt).toBe(before.updatedAt)
  },
)

it('a pptx that cannot be drawn stays as it came', { timeout: 180_000 }, async () => {
  const { after } = await addPptx(storedZip(['[Content_Types].xml', 'ppt/presentation.xml']))
  expect(after.pagesPdf).toBeNull()
  expect(after.document).toContain('/uploads/media/')
})
