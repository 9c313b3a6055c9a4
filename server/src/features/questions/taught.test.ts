import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, aLecture, anAdmin, anInstructor, type TestPerson } from '../../testing/people.ts'
import { aClassmate, anAnswer, aQuestion } from '../../testing/questions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** An instructor's two courses, a question in each, and a third in the first. */
async function twoCourses() {
  const grace = await anInstructor(academy)
  const [maps, games] = [
    await aCourse(academy, { instructor: grace, title: 'Maps' }),
    await aCourse(academy, { instructor: grace, title: 'Games' }),
  ]
  const [hills, canvas] = [await aLecture(academy, maps), await aLecture(academy, games)]
  const [aline, eric] = [await aClassmate(academy, maps), await aClassmate(academy, games)]
  const ids = [
    await aQuestion(academy, aline, hills, { title: 'Which hill?' }),
    await aQuestion(academy, eric, canvas, { title: '=HYPERLINK("x")' }),
    await aQuestion(academy, aline, hills, { title: 'Which valley?' }),
  ] as const
  return { grace, maps, games, hills, aline, eric, ids }
}
const list = (by: TestPerson, query = {}) => academy.as(by).call('GET /api/instructor/questions', { query })
const titles = async (by: TestPerson, query = {}) =>
  (await list(by, query)).questions.map(({ title }) => title)
const waiting = async (by: TestPerson) => (await academy.as(by).call('GET /api/instructor/waiting')).questions

test('what waits for an instructor stands in one list of all courses, the oldest first', async () => {
  const { grace, maps, ids } = await twoCourses()
  expect(await titles(grace)).toEqual(['Which hill?', '=HYPERLINK("x")', 'Which valley?'])
  expect(await titles(grace, { sort: '-asked' })).toEqual(['Which valley?', '=HYPERLINK("x")', 'Which hill?'])
  expect(await titles(grace, { course: maps.id })).toEqual(['Which hill?', 'Which valley?'])
  expect(await titles(grace, { q: 'HILL which' })).toEqual(['Which hill?'])
  expect(await titles(grace, { page: '2', limit: '2' })).toEqual(['Which valley?'])
  const admin = await anAdmin(academy)
  await academy.as(grace).call('PUT /api/questions/{id}/useful', { params: { id: ids[2] } })
  expect((await titles(grace, { sort: '-useful' }))[0]).toBe('Which valley?')
  expect(await titles(admin, { course: maps.id })).toEqual(['Which hill?', 'Which valley?'])
  expect(await titles(admin, { q: 'valley' })).toContain('Which valley?')
  expect(await titles(await anInstructor(academy))).toEqual([])
  const others = await academy
    .as(await anInstructor(academy))
    .send('GET /api/instructor/questions', { query: { course: maps.id } })
  expect(others.status).toBe(403)
  expect(await waiting(grace)).toBe(3)
  expect(await waiting(await anInstructor(academy))).toBe(0)
})

test('an answer of who teaches, a mark or hiding takes it off the list; a classmate’s answer does not', async () => {
  const { grace, ids, aline, maps } = await twoCourses()
  const [hill, link, valley] = ids
  const classmate = await aClassmate(academy, maps)
  const help = await anAnswer(academy, classmate, hill)
  expect(await waiting(grace)).toBe(3)
  await academy.as(grace).call('PUT /api/questions/{id}/accepted', {
    params: { id: hill },
    body: { answerId: help },
  })
  await anAnswer(academy, grace, link)
  await academy
    .as(grace)
    .call('PUT /api/questions/{id}/hidden', { params: { id: valley }, body: { isHidden: true } })
  expect([await waiting(grace), await titles(grace)]).toEqual([0, []])
  expect(await titles(grace, { state: 'answered' })).toEqual(['Which hill?', '=HYPERLINK("x")'])
  expect(await titles(grace, { state: 'hidden' })).toEqual(['Which valley?'])
  await academy
    .as(grace)
    .call('PUT /api/answers/{id}/hidden', { params: { id: help }, body: { isHidden: true } })
  expect(await titles(grace)).toEqual(['Which hill?'])
  expect(await waiting(grace)).toBe(1)
  await academy.as(grace).call('DELETE /api/instructor/courses/{id}', { params: { id: maps.id } })
  expect(await waiting(grace)).toBe(0)
  const gone = await academy.as(aline).send('GET /api/questions/{id}', { params: { id: hill } })
  expect(gone.status).toBe(404)
})

test('the file has a line a question, and no cell begins a formula', async () => {
  const { grace, ids } = await twoCourses()
  const csv = (query = {}) => academy.as(grace).send('GET /api/instructor/questions/csv', { query })
  const lines = (await csv()).text.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^Question,Details,Course,Lecture,"Asked by","Asked at \(Kigali\)",State,Answers/)
  expect(lines[2]).toMatch(/^"'=HYPERLINK/)
  expect((await csv({ ids: ids[2] })).text.trim().split('\r\n')).toHaveLength(2)
})
