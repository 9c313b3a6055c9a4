import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, type TestPerson } from '../../testing/people.ts'
import { gather } from './index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const bellOf = (person: TestPerson) => academy.as(person).call('GET /api/notifications')
/** `count` things stand behind one row for these people. */
const gathered = (about: string, event: string | null, people: { id: string }[], count: number) =>
  academy.write((ctx) =>
    gather(ctx, about, event, async () =>
      count === 0
        ? []
        : [
            {
              people,
              count,
              note: { kind: 'question', title: `${count} wait`, message: '', link: '/', params: { count } },
            },
          ],
    ),
  )
const readAll = (person: TestPerson) => academy.as(person).call('PUT /api/notifications/mark-all-read')

test('the same event is said once, however often its job runs, and counted as it is now', async () => {
  const [aline, about] = [await aStudent(academy), newId()]
  await gathered(about, 'a', [aline], 1)
  await readAll(aline)
  await gathered(about, 'a', [aline], 2)
  expect(await bellOf(aline)).toMatchObject({
    unreadCount: 0,
    notifications: [{ title: '2 wait', count: 2 }],
  })
  await gathered(about, 'b', [aline], 2)
  expect(await bellOf(aline)).toMatchObject({ unreadCount: 1 })
  expect((await academy.outbox()).filter(({ to }) => to === aline.email)).toHaveLength(1)
})

test('a row that grows has another id: what somebody deletes or marks is what they saw', async () => {
  const [aline, about] = [await aStudent(academy), newId()]
  await gathered(about, 'a', [aline], 1)
  const [seen] = (await bellOf(aline)).notifications
  await gathered(about, 'b', [aline], 2)
  const params = { id: seen?._id ?? '' }
  for (const address of ['PUT /api/notifications/{id}/read', 'DELETE /api/notifications/{id}'] as const)
    expect((await academy.as(aline).send(address, { params })).status).toBe(404)
  expect(await bellOf(aline)).toMatchObject({
    unreadCount: 1,
    notifications: [{ title: '2 wait', about: seen?.about }],
  })
})

test('twenty at the same moment make one row each, and the last count stands', async () => {
  const [aline, eric, about] = [await aStudent(academy), await aStudent(academy), newId()]
  let things = 0
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      academy.write((ctx) =>
        gather(ctx, about, `event-${i}`, async () => {
          things += 1
          const people = i % 2 ? [aline, eric] : [eric, aline]
          return [{ people, count: things, note: { kind: 'question', title: `${things} wait`, message: '' } }]
        }),
      ),
    ),
  )
  for (const person of [aline, eric])
    expect((await bellOf(person)).notifications).toMatchObject([{ title: '20 wait', count: 20 }])
})

test('whom it no longer concerns has it no more, and nobody has it when nothing is left', async () => {
  const [aline, eric, about] = [await aStudent(academy), await aStudent(academy), newId()]
  await gathered(about, 'a', [aline, eric], 2)
  await gathered(about, null, [eric], 1)
  expect((await bellOf(aline)).notifications).toEqual([])
  expect(await bellOf(eric)).toMatchObject({ unreadCount: 1, notifications: [{ title: '1 wait' }] })
  await gathered(about, null, [], 0)
  expect(await bellOf(eric)).toMatchObject({ unreadCount: 0, notifications: [] })
})
