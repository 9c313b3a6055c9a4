import { contract } from '@academy/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './db/ids.ts'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { ACCESS } from './testing/access/table.ts'
import { aClass, mark, sendAttendance } from './testing/attendance.ts'
import type { Answer, RawSending } from './testing/calls.ts'
import { type Fixture, setUpFixture } from './testing/fixture.ts'
import { anEnrolment, aStudent, type TestPerson } from './testing/people.ts'
import { type OwnWorld, plantWord } from './testing/plant-words.ts'
import { completeLectures } from './testing/study.ts'
import { aSubmission } from './testing/submissions.ts'

/** Stands in every text of everybody else's. */
const WORD = 'quagga'

let academy: TestAcademy
/** The instructor who calls; what she teaches; and the same of another one, which she asks for. */
let grace: TestPerson
let world: OwnWorld
let ownCourse: { id: string }
let others: Fixture
let othersIds: Record<string, string>

beforeAll(async () => {
  academy = await startAcademy()
  const own = await setUpFixture(academy, 'I1')
  others = await setUpFixture(academy, 'I1')
  grace = own.owner
  const [quiz, exam] = [await others.quiz(), await others.exam()]
  const submissions = [await others.submission(), await others.examSubmission()]
  // Who studies with both is known to both; what they do in the other's course is not.
  const shared = await aStudent(academy, { name: 'Aline Uwase' })
  for (const { course } of [own, others]) {
    await anEnrolment(academy, shared, course)
    await completeLectures(academy, shared, course)
  }
  await aSubmission(academy, await own.quiz(), { student: shared })
  submissions.push(await aSubmission(academy, quiz, { student: shared }))
  const group = { ...(await aClass(academy)), course: others.course, owner: others.owner }
  await sendAttendance(group, [mark(shared, true, 'Came by bus')])
  await academy.runJobs()
  ownCourse = own.course
  world = { person: grace, students: [shared] }
  const student = submissions[0]?.student.id ?? ''
  othersIds = {
    course: others.course.id,
    student,
    lecture: others.lectures[0].id,
    assessment: quiz.id,
    exam: exam.id,
    instructor: others.owner.id,
    submission: submissions[0]?.id ?? '',
    examSubmission: submissions[1]?.id ?? '',
    sharedSubmission: submissions[2]?.id ?? '',
  }
})
afterAll(() => academy.stop())

/** What anybody may read is the catalogue's; all other calls that an instructor may make are walked, new ones by themselves. */
const walked = Object.values(contract).filter(({ who }) => who === 'teacher' || who === 'signed-in')
type Walked = (typeof walked)[number]

/** These end the caller's own session, or show what she herself paid for. */
const LEFT_OUT = [
  'POST /api/user/logout',
  'POST /api/user/password',
  'DELETE /api/user/me/sessions/{id}',
  'GET /api/user/me/payments/{id}',
  'GET /api/user/me/payments/{id}/receipt',
]

async function validOf({ address }: Walked, caller: TestPerson): Promise<RawSending> {
  // A course has one final exam, and this call brings its own.
  const fixture = address.includes('request-certification') ? await setUpFixture(academy, 'I1') : others
  const sending = (await ACCESS[address].valid({ ...fixture, caller })) as RawSending
  // The call's own preparation makes new people and papers of the other's.
  await plantWord(academy, WORD, world)
  return sending
}

function expectNothingOfOthers(answer: Answer, sending: RawSending, what: string): void {
  const whole = `${JSON.stringify(answer.headers)} ${answer.text}`.toLowerCase()
  expect(answer.status, what).toBeLessThan(500)
  expect(whole.includes(WORD), `${what}: ${answer.status} ${answer.text.slice(0, 600)}`).toBe(false)
  const asked = JSON.stringify(sending)
  for (const [kind, id] of Object.entries(othersIds)) {
    // The catalogue gives the ids of courses to everybody: a refusal leads to the course's page.
    const isKnown = asked.includes(id) || (kind === 'course' && answer.status === 403)
    if (!isKnown) expect(whole.includes(id), `${what}: the other's ${kind}`).toBe(false)
  }
}

describe.each(walked.filter(({ address }) => !LEFT_OUT.includes(address)))('$address', (endpoint) => {
  test('asked for what is another instructor’s', async () => {
    const sending = await validOf(endpoint, grace)
    expectNothingOfOthers(await academy.as(grace).send(endpoint.address, sending), sending, endpoint.address)
  })

  test.runIf(endpoint.method === 'GET' && endpoint.query)(
    'with every filter, search, order and page',
    async () => {
      const sound = await validOf(endpoint, grace)
      // With one's own course in the address, and without any: filters are tried where there is something to filter.
      for (const params of [ownParams(sound.params), sound.params]) {
        for (const query of queriesOf(endpoint)) {
          const sending = {
            ...sound,
            params,
            query: { ...(params === sound.params && sound.query), ...query },
          }
          const answer = await academy.as(grace).send(endpoint.address, sending)
          expectNothingOfOthers(answer, sending, `${endpoint.address} ${JSON.stringify(sending)}`)
          if (answer.status === 200) await expectAsOfNobody(endpoint, sending, answer)
        }
      }
    },
  )
})

/** Of somebody else's and of what never was the same is said, numbers included. `after` and
 * `before` are places in the order of ids, not persons. */
async function expectAsOfNobody({ address }: Walked, sending: RawSending, answer: Answer): Promise<void> {
  const text = JSON.stringify(sending.query)
  if (sending.query && ('after' in sending.query || 'before' in sending.query)) return
  const unknown = Object.values(othersIds).reduce((all, id) => all.replaceAll(id, newId()), text)
  if (unknown === text) return
  const ofNobody = await academy.as(grace).send(address, { ...sending, query: JSON.parse(unknown) })
  expect([ofNobody.status, ofNobody.text], `${address} ${text}`).toEqual([answer.status, answer.text])
}

const ownParams = (params: RawSending['params'] = {}) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === others.course.id ? ownCourse.id : value]),
  )

/** Each field of the query alone and beside the other's course: ids of the other's, the word itself, all that the schema names. */
function queriesOf({ query }: Walked): Record<string, string>[] {
  const schema = z.toJSONSchema(query as z.ZodType, { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, valuesOf(name, field)] as const,
  )
  const alone = fields.flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
  const course = fields.map(([name]) => name).find((name) => name.startsWith('course'))
  if (!course) return [{}, ...alone]
  return [{}, ...alone, ...alone.map((one) => ({ [course]: others.course.id, ...one }))]
}

function valuesOf(name: string, field: unknown): string[] {
  const named = JSON.stringify(field).match(/"enum":\[([^\]]*)\]/)?.[1]
  if (named) return JSON.parse(`[${named}]`)
  if (name === 'q' || name === 'search') return [WORD, WORD.slice(0, 3), 'uwase']
  if (name === 'page') return ['2', '1000']
  if (name === 'limit') return ['1', '200']
  if (name === 'sort')
    return ['name', '-name', 'at', '-at', 'title', 'score', '-progress', 'lastActive', 'student']
  if (name === 'from' || name === 'to') return ['2026-01-01']
  return Object.values(othersIds)
}

test('the word stands in what the other instructor reads by nearly all of these calls', async () => {
  const reading = walked.filter(({ method, who }) => method === 'GET' && who === 'teacher')
  const without: string[] = []
  for (const endpoint of reading) {
    const sending = await validOf(endpoint, others.owner)
    const answer = await academy.as(others.owner).send(endpoint.address, sending)
    if (!answer.text.toLowerCase().includes(WORD)) without.push(`${endpoint.address} ${answer.status}`)
  }
  expect(without.length, without.join('\n')).toBeLessThan(reading.length / 5)
})
