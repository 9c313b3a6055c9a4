import { COMMENTS_MAX, QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anInstructor, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const add = (person: TestPerson, text: string) =>
  academy.as(person).send('POST /api/instructor/comments', { body: { text } })
const textsOf = async (person: TestPerson) => {
  const { comments } = await academy.as(person).call('GET /api/instructor/comments')
  return comments.map(({ text }) => text)
}

test('comments are one’s own, the newest first; the same text twice is one', async () => {
  const [grace, patrick] = [await anInstructor(academy), await anInstructor(academy)]
  await add(grace, 'Show your work.')
  const all = await Promise.all(Array.from({ length: 6 }, () => add(grace, ' Say why. ')))
  expect(new Set(all.map(({ body }) => body.comment._id)).size).toBe(1)
  expect(await textsOf(grace)).toEqual(['Say why.', 'Show your work.'])
  expect(await textsOf(patrick)).toEqual([])

  const params = { id: all[0]?.body.comment._id }
  const foreign = await academy.as(patrick).send('DELETE /api/instructor/comments/{id}', { params })
  expect([foreign.status, foreign.body.message]).toEqual([404, M.commentNotFound])
  await academy.as(grace).call('DELETE /api/instructor/comments/{id}', { params })
  expect(await textsOf(grace)).toEqual(['Show your work.'])
})

test('they are bounded, and a text is asked for', async () => {
  const grace = await anInstructor(academy)
  await sql`insert into grading_comments (id, owner_id, text)
    select lpad(n::text, 24, '0'), ${grace.id}, 'Comment ' || n from generate_series(1, ${COMMENTS_MAX}::int) n`.execute(
    academy.services.db,
  )
  const full = await add(grace, 'One more.')
  expect([full.status, full.body.message]).toEqual([409, M.commentsFull])
  expect((await add(grace, 'Comment 7')).status).toBe(200)
  const empty = await add(grace, '  ')
  expect([empty.status, empty.body.message]).toEqual([400, M.commentRequired])
})
