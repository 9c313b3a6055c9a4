import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import {
  aCourse,
  anAdmin,
  anInstructor,
  aStudent,
  aSuperadmin,
  type TestPerson,
} from '../../testing/people.ts'
import { recordAct } from './index.ts'

let academy: TestAcademy
let chief: TestPerson
let diane: TestPerson
beforeEach(async () => {
  academy = await startAcademy()
  chief = await aSuperadmin(academy, { name: 'Odette Mukamana' })
  diane = await anAdmin(academy, { name: 'Diane Ingabire' })
})
afterEach(() => academy.stop())

const read = (person: TestPerson, query: object = {}) => academy.as(person).call('GET /api/audit', { query })
const rename = (by: TestPerson, course: { id: string }, title: string) =>
  academy.as(by).call('PUT /api/instructor/courses/{id}', { params: { id: course.id }, body: { title } })

test('a changed course is one row with who, what, before and after, and from where', async () => {
  const grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  const course = await aCourse(academy, { instructor: grace, title: 'Sewing' })
  await rename(grace, course, 'Sewing for all')
  const { acts, total, isMore } = await read(chief, { subject: course.id })
  expect({ total, isMore }).toEqual({ total: 1, isMore: false })
  expect(acts).toMatchObject([
    {
      who: { _id: grace.id, name: 'Grace Mukamana', role: 'instructor' },
      action: 'change-course',
      subject: { kind: 'course', _id: course.id, name: 'Sewing for all' },
      before: { title: 'Sewing' },
      after: { title: 'Sewing for all' },
      network: '127.0.0.0/24',
    },
  ])
  // Only what changed.
  expect(Object.keys(acts[0]?.before ?? {})).toEqual(['title'])
})

test('who it was and what it was about stand as they were then, whatever comes after', async () => {
  const course = await aCourse(academy, { title: 'Weaving' })
  const [gone] = [await anAdmin(academy, { name: 'Jean Bosco' })]
  await rename(gone, course, 'Weaving II')
  await academy.as(diane).call('DELETE /api/course/{id}', { params: { id: course.id } })
  await academy.services.db.deleteFrom('users').where('id', '=', gone.id).execute()
  const { acts } = await read(chief, { subject: course.id })
  expect(acts.map(({ action, who, subject }) => [action, who.name, who.role, subject.name])).toEqual([
    ['delete-course', 'Diane Ingabire', 'admin', 'Weaving II'],
    ['change-course', 'Jean Bosco', 'admin', 'Weaving II'],
  ])
})

describe('what only superadmins do', () => {
  test('only superadmins read, and so is from where somebody worked', async () => {
    const [eric, aline] = [await aStudent(academy), await aStudent(academy)]
    const set = (
      by: TestPerson,
      of: TestPerson,
      body: { role: 'admin' | 'instructor'; mainrole?: 'superadmin' | '' },
    ) => academy.as(by).call('PUT /api/user/role/{id}', { params: { id: of.id }, body })
    await set(chief, eric, { role: 'admin', mainrole: 'superadmin' })
    await set(diane, aline, { role: 'instructor' })
    const [all, some] = [await read(chief), await read(diane)]
    expect(all.acts.map(({ subject }) => subject._id)).toEqual([aline.id, eric.id])
    expect(some.acts.map(({ subject }) => subject._id)).toEqual([aline.id])
    expect(some.total).toBe(1)
    expect(some.acts[0]).toMatchObject({ network: null, device: null, requestId: null })
    expect((await read(diane, { subject: eric.id })).acts).toEqual([])
    const people = async (by: TestPerson) => (await academy.as(by).call('GET /api/audit/people')).people
    expect((await people(chief)).map(({ name }) => name)).toEqual(['Diane Ingabire', 'Odette Mukamana'])
    expect((await people(diane)).map(({ name }) => name)).toEqual(['Diane Ingabire'])
    const csv = async (by: TestPerson) => (await academy.as(by).send('GET /api/audit/csv')).text
    expect(await csv(chief)).toContain('Network')
    expect(await csv(diane)).not.toContain('Network')
    expect((await csv(diane)).trim().split('\r\n')).toHaveLength(2)
  })
})

describe('the list', () => {
  beforeEach(async () => {
    // Thousands at one moment: their order is the one of their ids.
    await sql`
      insert into audit_log (id, at, actor_id, actor_name, actor_role, action, subject_id, subject_kind, subject_name)
      select lpad(to_hex(n), 24, '0'), timestamptz '2026-03-01 00:00+02' + (n / 300) * interval '12 hours',
        ${diane.id}, 'Diane Ingabire', 'admin', case n % 3 when 0 then 'delete-lecture' else 'change-course' end,
        lpad(to_hex(n % 7), 24, '0'), case n % 3 when 0 then 'lecture' else 'course' end, '=1+' || n
      from generate_series(1, 1200) n`.execute(academy.services.db)
  })

  test('pages through every row once, the newest first', async () => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await read(chief, after ? { after } : {})
      expect(page).toMatchObject({ total: 1000, isMore: true })
      seen.push(...page.acts.map(({ _id }) => _id))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(Array.from({ length: 1200 }, (_, i) => (1200 - i).toString(16).padStart(24, '0')))
  })

  test('is filtered by who, what, subject and days, which end at midnight in Kigali', async () => {
    const total = async (query: object) => (await read(chief, query)).total
    expect(await total({ who: diane.id })).toBe(1000)
    expect(await total({ who: chief.id })).toBe(0)
    expect(await total({ action: 'delete-lecture' })).toBe(400)
    expect(await total({ kind: 'lecture' })).toBe(400)
    expect(await total({ subject: '000000000000000000000001', kind: 'course' })).toBe(115)
    expect(await total({ from: '2026-03-01', to: '2026-03-01' })).toBe(599)
    expect(await total({ from: '2026-03-02' })).toBe(601)
    expect(await total({ to: '2026-02-28' })).toBe(0)
  })

  test('comes as a file, whole, and no cell begins a formula', async () => {
    const { text } = await academy.as(chief).send('GET /api/audit/csv', { query: { kind: 'lecture' } })
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(401)
    expect(lines[1]).toContain(`"'=1+1200"`)
  })

  test('refuses filters that say nothing, and writes nothing', async () => {
    const status = async (query: object) =>
      (await academy.as(chief).send('GET /api/audit', { query: { ...query } })).status
    for (const query of [
      { from: '2026-02-30' },
      { to: 'tomorrow' },
      { from: '99999-01-01' },
      { who: 'undefined' },
      { kind: 'x' },
      { action: "'" },
    ])
      expect([query, await status(query)]).toEqual([query, 400])
  })
})

test('an act that is undone leaves no row, and a secret never stands in one', async () => {
  const undone = academy.write(async (ctx) => {
    await recordAct(ctx, 'change-settings', 'academy', { before: { name: 'A' }, after: { name: 'B' } })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await academy.write((ctx) =>
    recordAct(ctx, 'change-settings', 'academy', {
      before: { mail: { password: 'hunter2', host: 'a' }, about: 'x'.repeat(2000) },
      after: { mail: { password: 'hunter3', host: 'b' }, about: 'y', sessionToken: 'a-session' },
    }),
  )
  const { acts } = await read(chief)
  expect(acts).toHaveLength(1)
  expect(acts[0]).toMatchObject({
    who: { _id: null, role: 'system' },
    after: { 'mail.host': 'b', about: 'y' },
  })
  expect(JSON.stringify(acts)).not.toMatch(/hunter|a-session/)
  expect(String(acts[0]?.before?.about).length).toBeLessThan(600)
})
