import { readFileSync } from 'node:fs'
import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { FORMAT_MESSAGES, QUIZ_MESSAGES as M, QUESTION_FORMATS } from '@academy/contract/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam, aQuiz } from '../../../testing/assessments.ts'
import { aCourse, aLecture, anInstructor, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let grace: TestPerson
let course: { id: string }
beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
})
afterAll(() => academy.stop())

const read = (name: string, content: string | Uint8Array, body: object = {}) =>
  academy.as(grace).send('POST /api/instructor/questions/read', {
    file: { name, bytes: typeof content === 'string' ? Buffer.from(content) : content },
    body,
  })
const exportAs = (id: string, format: string) =>
  academy.as(grace).send('GET /api/instructor/assessments/{id}/export', { params: { id }, query: { format } })

test('a file becomes questions for a form, and nothing is stored', async () => {
  const { body } = await read('loops.txt', 'What repeats? {=for ~if}\n\nBroken {')
  expect(body).toEqual({
    format: 'gift',
    questions: [
      {
        ...{ line: 1, number: 1, question: 'What repeats?', questionType: 'multiple-choice', image: null },
        ...{ options: ['for', 'if'], correctOption: 0, marks: 1 },
      },
    ],
    faults: [{ line: 3, number: 2, message: FORMAT_MESSAGES.giftOpenBrace }],
  })
  const stored: string[] = []
  for await (const { key } of academy.services.files.list()) stored.push(key)
  expect(stored).toEqual([])
})

test('a file on one line names each question at fault by its number', async () => {
  const asked = (options: [string, number][], type = 'multichoice') =>
    `<question type="${type}"><questiontext><text>What?</text></questiontext><defaultgrade>0.2</defaultgrade>${options
      .map(([text, fraction]) => `<answer fraction="${fraction}"><text>${text}</text></answer>`)
      .join('')}</question>`
  const right: [string, number][] = [
    ['a', 100],
    ['b', 0],
  ]
  const heading = asked([], 'category')
  const twice = asked([...right, [' a', 0]])
  const { body } = await read(
    'one-line.xml',
    `<quiz>${heading}${twice}${asked(right)}${asked([], 'matching')}${asked([])}</quiz>`,
  )
  expect(body.questions).toMatchObject([{ line: 1, number: 2, options: ['a', 'b'] }])
  expect(body.faults).toEqual([
    { line: 1, number: 1, message: ATTEMPT_MESSAGES.optionTwice(1, 'A', 'C') },
    { line: 1, number: 2, message: FORMAT_MESSAGES.marksChanged('0.2', 1), isTaken: true },
    { line: 1, number: 3, message: FORMAT_MESSAGES.unsupported('matching') },
    { line: 1, number: 4, message: FORMAT_MESSAGES.correctMissing },
  ])
})

test('what it is may be said; what is no such file is told', async () => {
  const csv = 'question,option A,option B,correct\nWhat?,a,b,A\n'
  expect((await read('a.gift', csv, { format: 'csv' })).body).toMatchObject({ format: 'csv', faults: [] })
  expect(await read('a.txt', 'Dear all')).toMatchObject({ status: 400, body: { message: M.fileFormat } })
  const noText = { status: 400, body: { message: M.fileNoText } }
  expect(await read('a.gift', 'What?\0 {}')).toMatchObject(noText)
  expect(
    await read(
      'a.txt',
      Uint8Array.from({ length: 4096 }, (_, at) => (at * 193) % 256),
    ),
  ).toMatchObject(noText)
  expect(await read('a.txt', Uint8Array.of(0xff, 0x7b, 0x02, 0x7d))).toMatchObject(noText)
  expect(await read('a.gift', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))).toMatchObject({
    status: 413,
    body: { message: M.fileTooLarge },
  })
  const none = await academy.as(grace).send('POST /api/instructor/questions/read', { body: {} })
  expect(none).toMatchObject({ status: 400, body: { message: M.fileRequired } })
})

test.each(QUESTION_FORMATS)('what is exported as %s makes the same quiz again', async (format) => {
  const bytes = readFileSync(new URL('../../../../demo/web-first-page/media/box-model.png', import.meta.url))
  const { imageUrl } = await academy
    .as(grace)
    .call('POST /api/instructor/question-image/upload', { file: { name: 'a.png', bytes } })
  const lecture = await aLecture(academy, course)
  const image = { url: imageUrl, alt: 'Box [of] boxes' }
  const made = { title: 'Loops: a quiz / 1', description: 'D', course: course.id, lecture: lecture.id }
  const questions = [
    {
      question: '```js\nfor (;;) {}\n```\n\nWhat?',
      options: ['=1', '~2', '#3'],
      correctOption: 2,
      marks: 1.5,
      image,
    },
    { question: 'Why?', questionType: 'written', marks: 4 },
  ]
  const { quiz } = await academy
    .as(grace)
    .call('POST /api/instructor/quizzes/new', { body: { ...made, questions } })
  const file = (await exportAs(quiz._id, format)).body
  expect(file.fileName).toMatch(/^Loops-a-quiz-1\.(gift|xml|csv)$/)
  const back = (await read(file.fileName, file.content)).body
  expect(back).toMatchObject({ format, faults: [] })
  const again = await academy
    .as(grace)
    .call('POST /api/instructor/quizzes/new', { body: { ...made, questions: back.questions } })
  const withoutIds = (one: typeof quiz) => one.questions.map(({ _id, ...question }) => question)
  expect(withoutIds(again.quiz)).toEqual(withoutIds(quiz))
})

test('a picture that this academy does not have is left out and told', async () => {
  const text = `Look.\\n\\n![A map](https\\://other.rw/uploads/questions/${'0'.repeat(32)}.webp) {}`
  const { body } = await read('a.gift', text)
  expect(body.questions).toMatchObject([{ question: 'Look.', image: null }])
  expect(body.faults).toEqual([{ line: 1, number: 1, message: FORMAT_MESSAGES.imageLeftOut, isTaken: true }])
})

test('an exam is exported too, by those who teach its course', async () => {
  const exam = await anExam(academy, course)
  expect((await exportAs(exam.id, 'gift')).body.content).toContain('Which element holds a picture?')
  const foreign = await aQuiz(academy, await aCourse(academy))
  expect((await exportAs(foreign.id, 'gift')).status).toBe(403)
  expect(await exportAs(exam.id, 'pdf')).toMatchObject({ status: 400, body: { message: M.fileFormat } })
})
