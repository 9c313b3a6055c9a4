import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Slide } from '@academy/contract/lectures'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { aCourse, anEnrolment, anInstructor, aStudent } from '../testing/people.ts'
import { buildPrograms, finish, type Programs, runProgram } from '../testing/programs.ts'
import { taking } from '../testing/sittings.ts'
import { hashesOf, rowsOf } from '../testing/storage-and-rows.ts'
import { completeLectures } from '../testing/study.ts'

const demo = fileURLToPath(new URL('../../demo', import.meta.url))
const curricula = fileURLToPath(new URL('../../../../shared/data/courses.json', import.meta.url))
/** Three times the promise, because tests share the machine; `npm run bench import` holds the promise itself. */
const CURRICULA_WITHIN_MS = 60_000

// Every step is a process of its own, and test machines are busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let programs: Programs
let academy: TestAcademy
let folder: string
beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs?.remove())
beforeEach(async () => {
  academy = await startAcademy()
  folder = await mkdtemp(join(tmpdir(), 'packages-'))
  return async () => {
    await academy.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** A command of the operator's on an academy of the tests. */
function command(args: string[], { config } = academy.services) {
  const env = { DATABASE_URL: config.databaseUrl ?? '', DATA_DIR: config.dataDir }
  return finish(runProgram(programs.commands, args, env))
}

const course = (lectures: object[], more: object = {}) => ({
  key: 'first',
  title: 'First',
  description: 'A course.',
  category: 'Web Development',
  duration: 2,
  price: 0,
  lectures,
  ...more,
})
const notes = { title: 'One', description: 'First.', lectureType: 'notes', body: '# Hello' }

async function packageOf(...courses: object[]): Promise<string> {
  const file = join(folder, 'course.json')
  await writeFile(file, JSON.stringify({ courses }, null, 2))
  return file
}

test('an error is told by file, line and column, and nothing is written', async () => {
  const before = await rowsOf(academy.services)
  const file = await packageOf(course([notes, { ...notes, title: '' }]))
  const { code, text } = await command(['import', file])
  expect(code).toBe(1)
  expect(text).toContain(`${file}:18:20 courses[0].lectures[1].title: must not be blank`)
  expect(text).toContain('Nothing was imported.')
  expect(text).not.toMatch(/^\s+at /m)
  expect(await rowsOf(academy.services)).toEqual(before)
})

test('a file that is not what it is called is told by its place, and everything put before it goes again', async () => {
  const before = await rowsOf(academy.services)
  await mkdir(join(folder, 'media'))
  await copyFile(`${demo}/web-first-page/media/opening.png`, join(folder, 'media/opening.png'))
  await copyFile(`${demo}/web-first-page/media/html-css-sheet.pdf`, join(folder, 'media/sheet.pdf'))
  await copyFile(`${demo}/web-first-page/media/opening.png`, join(folder, 'media/no-film.mp4'))
  const slides = [{ title: 'A', images: [{ url: 'media/opening.png' }] }]
  const { body: _, ...slideNotes } = { ...notes, slides }
  const file = await packageOf(
    course([slideNotes, { ...notes, body: undefined, lectureType: 'document', file: 'media/sheet.pdf' }], {
      image: 'media/opening.png',
    }),
    course([{ ...notes, body: undefined, lectureType: 'video', file: 'media/no-film.mp4' }], {
      key: 'second',
    }),
  )
  const { code, text } = await command(['import', file])
  expect(code).toBe(1)
  expect(text).toMatch(
    /course\.json:\d+:19 courses\[1\]\.lectures\[0\]\.file: Invalid file type for video lecture/,
  )
  expect(text).toContain('Nothing was imported.')
  expect(await rowsOf(academy.services)).toEqual(before)
  expect(await hashesOf(academy.services)).toEqual({})
})

test('a picture of a text that leads out of the package is not read: its words remain', async () => {
  await copyFile(`${demo}/web-first-page/media/opening.png`, join(folder, 'map.png'))
  await mkdir(join(folder, 'inner'))
  const file = join(folder, 'inner', 'course.json')
  const body = '# Maps\n\n![A map](../map.png) and ![Gone](gone.png)'
  await writeFile(file, JSON.stringify({ courses: [course([{ ...notes, body }])] }))
  const { code, text } = await command(['import', file])
  expect(code, text).toBe(0)
  expect(await hashesOf(academy.services)).toEqual({})
  const { slides } = await academy.services.db
    .selectFrom('lectures')
    .select('slides')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(slides)).toContain('<em>A map</em> and <em>Gone</em>')
})

test('a course that was exported comes back equal: texts, slides, files, captions and quizzes', async () => {
  const grace = await anInstructor(academy)
  const args = ['import', `${demo}/web-first-page/course.json`, '--instructor', grace.email]
  const imported = await command(args)
  expect(imported.code, imported.text).toBe(0)
  expect(imported.text).toMatch(/Imported 1 courses with \d lectures, \d quizzes and \d final exams/)
  const exported = await command(['export', join(folder, 'out.json')])
  expect(exported.code, exported.text).toBe(0)

  const other = await startAcademy()
  try {
    const back = await command(['import', join(folder, 'out.json')], other.services)
    expect(back.code, back.text).toBe(0)
    expect(await contentOf(other)).toEqual(await contentOf(academy))
    const { instructor_id } = await other.services.db
      .selectFrom('courses')
      .select('instructor_id')
      .executeTakeFirstOrThrow()
    expect(instructor_id).toBeNull()
  } finally {
    await other.stop()
  }
})

/** What a package carries, without ids and storage keys. Pictures are drawn anew at an import, so only their places count. */
async function contentOf({ services }: TestAcademy) {
  const { db } = services
  const hashes = await hashesOf(services)
  const courses = await db.selectFrom('courses').selectAll().orderBy('id').execute()
  const lectures = await db.selectFrom('lectures').selectAll().orderBy('position').execute()
  const assessments = await db.selectFrom('assessments').selectAll().orderBy('id').execute()
  const papers = await db.selectFrom('papers').selectAll().orderBy('id').execute()
  const order = new Map(lectures.map(({ id }, index) => [id, index]))
  return {
    courses: courses.map(({ id: _i, instructor_id: _t, created_at: _c, updated_at: _u, ...row }) => row),
    lectures: lectures.map((row) => ({
      title: row.title,
      description: row.description,
      type: [row.lecture_type, row.document_type, row.duration_seconds, row.page_count, row.size_bytes],
      fileName: row.file_name,
      file: row.file_key && hashes[row.file_key],
      captions: row.captions_key && hashes[row.captions_key],
      slides: (row.slides as Slide[]).map(({ images, ...slide }) => ({
        ...slide,
        images: images.map(({ url: _url, ...image }) => image),
      })),
    })),
    assessments: assessments.map(({ kind, title, description, total_marks, ...row }) => ({
      ...{ kind, title, description, total_marks },
      limits: [row.time_limit_minutes, row.passing_percent, row.version],
      lecture: row.lecture_id && order.get(row.lecture_id),
    })),
    papers: papers.map(({ questions, answer_key }) =>
      questions.map(({ _id, image, ...question }) => [question, image?.alt, answer_key[_id]]),
    ),
    pictures: Object.keys(hashes).filter((key) => /^(slides|questions)\//.test(key)).length,
  }
}

test('export takes the courses that are named, and refuses one that is not there', async () => {
  const { id } = await aCourse(academy, { title: 'Small Games' })
  await aCourse(academy)
  const one = await command(['export', join(folder, 'one.json'), id])
  expect(one.text).toContain('1 courses and 0 files')
  const none = await command(['export', join(folder, 'none.json'), 'f'.repeat(24)])
  expect([none.code, none.text]).toEqual([1, 'There is no such course\n'])
})

test('an instructor who is none is refused before anything is stored', async () => {
  const file = await packageOf(course([notes]))
  const { code, text } = await command(['import', file, '--instructor', 'nobody@example.rw'])
  expect([code, text]).toEqual([1, 'nobody@example.rw is no instructor of this academy\n'])
  expect((await rowsOf(academy.services)).courses).toEqual([])
})

test.skipIf(!existsSync(curricula))(
  'eight whole curricula come in at once, and every quiz of theirs is taken',
  async () => {
    const started = performance.now()
    const { code, text } = await command(['import', curricula])
    const ms = performance.now() - started
    expect(code, text).toBe(0)
    expect(text).toContain('Imported 8 courses with 147 lectures, 193 quizzes and 0 final exams.')
    expect(ms).toBeLessThan(CURRICULA_WITHIN_MS)
    const { db } = academy.services
    const asked = await db.selectFrom('papers').select('question_count').execute()
    expect(asked).toHaveLength(193)
    expect(asked.reduce((sum, paper) => sum + paper.question_count, 0)).toBe(613)
    expect(await takeEveryQuiz()).toEqual({ taken: 193, full: 193 })
  },
)

/** By a student who has done every lecture and knows every key. */
async function takeEveryQuiz() {
  const student = await aStudent(academy)
  const courses = await academy.services.db.selectFrom('courses').select('id').execute()
  for (const course of courses) {
    await anEnrolment(academy, student, course)
    await completeLectures(academy, student, course)
  }
  const quizzes = await academy.services.db
    .selectFrom('assessments as a')
    .innerJoin('papers as p', 'p.assessment_id', 'a.id')
    .select(['a.id', 'p.answer_key'])
    .execute()
  let full = 0
  for (const { id, answer_key } of quizzes) {
    const { open, submit } = taking(academy, student, { id })
    const { quiz } = await open()
    const answers = (quiz.questions ?? []).map(({ _id, questionType }) =>
      questionType === 'written'
        ? { questionId: _id, writtenAnswer: 'In our own words.' }
        : { questionId: _id, selectedOption: answer_key[_id] },
    )
    const { body } = await submit(answers)
    const isComplete = body.submission.answers.length === quiz.questionCount
    if (isComplete && (body.submission.totalMarksAwarded ?? quiz.totalMarks) === quiz.totalMarks) full += 1
  }
  return { taken: quizzes.length, full }
}
