import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatPackageErrors } from './package-error.ts'
import { readPackage } from './read-package.ts'

const curricula = new URL('../../../../../shared/data/courses.json', import.meta.url).pathname

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lecture = { title: 'One', description: 'First.', lectureType: 'notes', body: '# Hello' }
const course = {
  key: 'first',
  title: 'First',
  description: 'A course.',
  category: 'Web Development',
  duration: 2,
  price: 10_000,
  lectures: [lecture],
}

async function errorsOf(courses: unknown, name = 'course.json'): Promise<string[]> {
  const file = join(folder, name)
  await writeFile(file, typeof courses === 'string' ? courses : JSON.stringify({ courses }, null, 2))
  const reading = await readPackage(file)
  expect(reading.package === null).toBe(reading.errors.length > 0)
  return formatPackageErrors(reading)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(`${folder}/`, ''))
}

describe('reading a course package', () => {
  it('takes a small package, and fills in what may be left out', async () => {
    const file = join(folder, 'course.json')
    await writeFile(file, JSON.stringify({ courses: [course] }))
    const reading = await readPackage(file)
    expect(reading.errors).toEqual([])
    expect(reading.package!.courses[0]).toMatchObject({
      key: 'first',
      quizzes: [],
      lectures: [{ bodyFormat: 'markdown' }],
    })
  })

  it('names file, line, column and path of every error, in the order of the file', async () => {
    const wrong = {
      ...course,
      title: ' ',
      category: 'Cooking',
      price: '5',
      extra: 1,
      lectures: [{ ...lecture, title: undefined }],
    }
    expect(await errorsOf([wrong])).toEqual([
      'course.json:5:16 courses[0].title: must not be blank',
      expect.stringMatching(/^course\.json:7:19 courses\[0\]\.category: must be one of "Web Development"/),
      'course.json:9:16 courses[0].price: expected a number, found "5"',
      'course.json:11:9 courses[0].lectures[0].title: is missing',
      'course.json:17:7 courses[0]: "extra" is not a field of the course package',
    ])
  })

  it('says where broken JSON breaks', async () => {
    expect(await errorsOf('{\n  "courses": [\n    nothing\n')).toEqual([
      'course.json:3:5 expected a value, found "n"',
    ])
  })

  it('refuses a file that is not there, not text, or empty', async () => {
    expect((await readPackage(join(folder, 'gone.json'))).errors[0]!.message).toBe('there is no such file')
    await writeFile(join(folder, 'latin.json'), Buffer.from([0x7b, 0xe9, 0x7d]))
    expect((await readPackage(join(folder, 'latin.json'))).errors[0]!.message).toBe(
      'the file is not UTF-8 text',
    )
    expect(await errorsOf('')).toHaveLength(1)
  })

  it.each([
    [{ ...course, courseType: 'free' }, 'price: a free course has price 0'],
    [{ ...course, lectures: [{ ...lecture, body: undefined }] }, 'lectures[0]: a notes lecture needs'],
    [{ ...course, lectures: [{ ...lecture, slides: [{}] }] }, 'lectures[0].slides: "slides" already holds'],
    [
      { ...course, lectures: [{ ...lecture, lectureType: 'film' }] },
      'lectures[0].lectureType: must be one of',
    ],
    [
      { ...course, quizzes: [quiz({ lectureIndex: 1 })] },
      'quizzes[0].lectureIndex: the course has 1 lectures',
    ],
    [
      { ...course, quizzes: [quiz({ totalMarks: 3 })] },
      'quizzes[0].totalMarks: the marks of the questions add up to 1',
    ],
    [
      { ...course, quizzes: [quiz({ questions: [{ ...question, correctOption: 2 }] })] },
      'quizzes[0].questions[0].correctOption: must be the position',
    ],
  ])('refuses %#', async (wrong, sentence) => {
    expect((await errorsOf([wrong]))[0]).toContain(`courses[0].${sentence}`)
  })

  it('refuses a key twice', async () => {
    expect(await errorsOf([course, course])).toEqual([
      'course.json:20:14 courses[1].key: the key "first" is used by an earlier course',
    ])
  })

  it('lists fifty errors and counts the rest', async () => {
    const lines = await errorsOf([
      { ...course, lectures: Array.from({ length: 60 }, () => ({ ...lecture, title: 7 })) },
    ])
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toBe('… and 10 more')
  })
})

describe('the files of a package', () => {
  const film = (file: string, more = {}) => ({
    ...course,
    lectures: [{ title: 'A', description: 'B', lectureType: 'video', file, ...more }],
  })

  it('takes files beside it', async () => {
    await mkdir(join(folder, 'media'))
    await writeFile(join(folder, 'media/a.mp4'), 'film')
    await writeFile(join(folder, 'media/a.vtt'), 'WEBVTT\n')
    expect(await errorsOf([film('media/a.mp4', { captions: 'media/a.vtt' })])).toEqual([])
  })

  it.each(['/etc/a.mp4', '../a.mp4', 'a/../../b.mp4', 'C:\\a.mp4', 'https://x.rw/a.mp4', 'a\\b.mp4'])(
    'refuses the path %s',
    async (path) => expect((await errorsOf([film(path)]))[0]).toContain('must be a path inside the package'),
  )

  it('refuses what is absent, empty, of the wrong kind, or a link that leads out', async () => {
    await writeFile(join(folder, 'empty.mp4'), '')
    await writeFile(join(folder, 'bad.vtt'), '1\n00:00')
    await writeFile(join(folder, 'a.mp4'), 'film')
    await symlink('/etc/hostname', join(folder, 'link.mp4'))
    expect((await errorsOf([film('gone.mp4')]))[0]).toContain('no file gone.mp4 beside the package')
    expect((await errorsOf([film('empty.mp4')]))[0]).toContain('empty.mp4 is empty')
    expect((await errorsOf([film('a.mp3')]))[0]).toContain('a video lecture takes .mp4')
    expect((await errorsOf([film('link.mp4')]))[0]).toContain('lies outside the package')
    expect((await errorsOf([film('a.mp4', { captions: 'bad.vtt' })]))[0]).toContain(
      'does not begin with WEBVTT',
    )
  })
})

describe.runIf(existsSync(curricula))('eight real curricula', () => {
  it('pass as they are', async () => {
    const reading = await readPackage(curricula)
    expect(formatPackageErrors(reading)).toBe('')
    expect(reading.package!.courses.map(({ lectures }) => lectures.length)).toEqual([
      10, 8, 7, 20, 25, 25, 40, 12,
    ])
  })
})

const question = {
  question: 'Which?',
  questionType: 'multiple-choice',
  options: ['a', 'b'],
  correctOption: 0,
  marks: 1,
}

function quiz(more: object) {
  return { title: 'Q', description: 'D', timeLimit: 10, questions: [question], ...more }
}
