import { FIND_ROWS, type FindKind } from '@academy/contract/find'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anApprovedCertificate, type IssuedCertificate } from '../../testing/certificates.ts'
import { aPaymentRequest, type TestPayment } from '../../testing/payments.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'
import { aQuestion } from '../../testing/questions.ts'

let academy: TestAcademy
let claudine: TestPerson
let grace: TestPerson
let patrick: TestPerson
let gracesCourse: { id: string }
let payment: TestPayment
let certificate: IssuedCertificate
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy, { name: 'Claudine Umutoni' })
  grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  patrick = await anInstructor(academy, { name: 'Patrick Habimana' })
  gracesCourse = await aCourse(academy, { title: 'Stories with Data', instructor: grace })
  const patricksCourse = await aCourse(academy, { title: 'Data on Maps', instructor: patrick })
  const tables = await aLecture(academy, gracesCourse, { title: 'Tables and Charts' })
  const hills = await aLecture(academy, patricksCourse, { title: 'Charts of Hills' })
  const ulric = await aStudent(academy, { name: 'Úlric Niyonzima', email: 'ulric@example.rw' })
  const ulrica = await aStudent(academy, { name: 'Ulrica Gasana', email: 'gasana@example.rw' })
  const josiane = await aStudent(academy, { name: 'Josiane Ulricson', email: 'josiane@example.rw' })
  await aStudent(academy, { name: 'Alphonse Kamulricai', email: 'alphonse@example.rw' })
  await anEnrolment(academy, ulric, gracesCourse)
  await anEnrolment(academy, ulrica, patricksCourse)
  await anEnrolment(academy, josiane, patricksCourse)
  payment = await aPaymentRequest(academy, { student: ulrica })
  await aQuestion(academy, ulric, tables, { title: 'Why is my axis empty?' })
  await aQuestion(academy, ulrica, hills, { title: 'Which axis is the height?' })
  certificate = await anApprovedCertificate(academy)
})
afterAll(() => academy.stop())

const find = (q: string, caller = claudine) => academy.as(caller).call('GET /api/find', { query: { q } })
async function told(kind: FindKind, q: string, caller = claudine) {
  const rows: object[] = (await find(q, caller))[kind].rows
  return rows.map((row) => ('title' in row ? row.title : 'name' in row ? row.name : ''))
}

test('what is called so comes first, then what begins so, then words that begin so, then what holds it', async () => {
  await aStudent(academy, { name: 'Ulric', email: 'just.ulric@example.rw' })
  expect(await told('people', 'ulric')).toEqual([
    'Ulric',
    'Úlric Niyonzima',
    'Ulrica Gasana',
    'Josiane Ulricson',
    'Alphonse Kamulricai',
  ])
  expect((await told('people', 'ULRIC@example.rw'))[0]).toBe('Úlric Niyonzima')
  expect(await told('people', 'u')).toContain('Úlric Niyonzima')
})

test('words are found in any order', async () => {
  expect(await told('people', 'niyonzima ulric')).toEqual(['Úlric Niyonzima'])
  expect(await told('courses', 'maps on')).toEqual(['Data on Maps'])
})

test.each([
  ['people', 'niyonzma', 'Úlric Niyonzima'],
  ['people', 'Claudine Umutony', 'Claudine Umutoni'],
  ['people', 'Gasnaa', 'Ulrica Gasana'],
  ['people', 'Josaine', 'Josiane Ulricson'],
  ['courses', 'Storys', 'Stories with Data'],
  ['lectures', 'tabels', 'Tables and Charts'],
  ['questions', 'hieght', 'Which axis is the height?'],
  ['certificates', 'certifcate', undefined],
] as const)('of %s a slip of the keys in %s finds %s', async (kind, q, name) => {
  expect((await told(kind, q))[0]).toBe(name)
})

test('admins find payments by reference, and certificates by number, with and without hyphens', async () => {
  for (const q of [payment.reference, payment.reference.replace('-', '').toLowerCase()])
    expect((await find(q)).payments).toMatchObject({
      rows: [{ _id: payment._id, reference: payment.reference, name: 'Ulrica Gasana', status: 'pending' }],
    })
  expect(await told('payments', 'gasana')).toEqual(['Ulrica Gasana'])
  const { number } = certificate
  for (const q of [number, number.replaceAll('-', '').toLowerCase()])
    expect((await find(q)).certificates.rows).toMatchObject([{ number }])
})

test('an instructor finds own courses, their lectures and their students, and nothing of anybody else', async () => {
  const courseId = gracesCourse.id
  expect((await find('ulric', grace)).people.rows).toEqual([
    expect.objectContaining({ name: 'Úlric Niyonzima', email: 'ulric@example.rw', role: 'user', courseId }),
  ])
  expect((await told('people', 'ulric', patrick)).sort()).toEqual(['Josiane Ulricson', 'Ulrica Gasana'])
  expect(await told('courses', 'data', grace)).toEqual(['Stories with Data'])
  expect(await told('courses', 'data', patrick)).toEqual(['Data on Maps'])
  expect(await told('lectures', 'charts', grace)).toEqual(['Tables and Charts'])
  expect(await told('lectures', 'charts', patrick)).toEqual(['Charts of Hills'])
  expect((await find('axis', grace)).questions.rows).toEqual([
    {
      _id: expect.any(String),
      ...{
        title: 'Why is my axis empty?',
        lectureTitle: 'Tables and Charts',
        courseTitle: 'Stories with Data',
      },
    },
  ])
  expect(await told('questions', 'axis', patrick)).toEqual(['Which axis is the height?'])
  expect((await told('questions', 'AXIS')).sort()).toEqual([
    'Which axis is the height?',
    'Why is my axis empty?',
  ])
  for (const q of [
    'Claudine',
    'Patrick',
    'Patrik',
    'height',
    'Josaine',
    payment.reference,
    certificate.number,
  ])
    expect(Object.values(await find(q, grace)).flatMap(({ rows }): object[] => rows)).toEqual([])
})

test('a lowered role ends on the next call', async () => {
  const olive = await anAdmin(academy, { name: 'Olive Iradukunda' })
  expect((await find(payment.reference, olive)).payments.rows).toHaveLength(1)
  const lower = (role: string) =>
    sql`update users set role = ${role} where id = ${olive.id}`.execute(academy.services.db)
  await lower('instructor')
  const seen = Object.values(await find('gasana', olive)).flatMap(({ rows }): object[] => rows)
  expect(seen).toEqual([])
  await lower('user')
  const refused = await academy.as(olive).send('GET /api/find', { query: { q: 'gasana' } })
  expect(refused.status).toBe(403)
})

test('of many the best few are told, and that there are more', async () => {
  // A number in an address would be found as well.
  for (let n = 0; n <= FIND_ROWS; n++) {
    await aStudent(academy, { name: `Vestine Keza ${n}`, email: `keza.${'abcdefghijk'[n]}@example.rw` })
  }
  const { people } = await find('vestine')
  expect(people.rows).toHaveLength(FIND_ROWS)
  expect(people.hasMore).toBe(true)
  expect((await find('vestine keza 3')).people).toMatchObject({
    rows: [{ name: 'Vestine Keza 3' }],
    hasMore: false,
  })
})

test.each([
  '%',
  '_',
  '%%%%',
  '\\',
  "'",
  '  ',
  'a%b_c\\',
  '()<>!&|:*',
  '🙂🙂🙂🙂',
  'x'.repeat(101),
  '   zz   ',
])('letters with a meaning elsewhere have none here: %j', async (q) => {
  const { status } = await academy.as(claudine).send('GET /api/find', { query: { q } })
  expect([200, 400]).toContain(status)
  if (status === 200) expect(await told('courses', q)).toEqual([])
})
