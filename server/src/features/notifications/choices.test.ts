import {
  CHOICES_MESSAGES as M,
  minutesOf,
  type NoteChoicesChange,
  type NoteKind,
  nextMoment,
} from '@academy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anAdmin, anInstructor, aStudent, type TestPerson } from '../../testing/people.ts'
import { type Note, notify } from './index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
})
afterAll(() => academy.stop())

const choose = (person: TestPerson, body: NoteChoicesChange) =>
  academy.as(person).call('PUT /api/notification-preferences', { body })
const chosen = (person: TestPerson) => academy.as(person).call('GET /api/notification-preferences')
const storedFor = async ({ id }: TestPerson) =>
  (
    await academy.services.db
      .selectFrom('notification_choices')
      .select(['kind', 'bell', 'mail', 'push', 'sms'])
      .where('user_id', '=', id)
      .orderBy('kind')
      .execute()
  ).map(({ kind, ...ways }) => [kind, ways])
const tell = (people: TestPerson[], kind: NoteKind, note: Partial<Note> = {}) =>
  academy.write((ctx) =>
    notify(ctx, people, {
      kind,
      about: `it:${newId()}`,
      title: 'Something',
      message: 'It happened.',
      ...note,
    }),
  )
const inBell = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)
/** Two leave at the same moment, in any order. */
const inMail = async (person: TestPerson) => (await inMails([person]))[0] ?? []
/** Of several people by one look: of two that run what is due at once, one would be done before the other. */
async function inMails(people: TestPerson[]) {
  const mails = await academy.outbox()
  return people.map(({ email }) => mailsTo(mails, email))
}
const mailsTo = (mails: Awaited<ReturnType<TestAcademy['outbox']>>, email: string) =>
  mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .sort()

/** The clock goes on to that time in Kigali; what it is then said to be next is given back. */
function moveTo(time: string, next: string): Date {
  const { clock } = academy
  clock.advance(nextMoment(clock.now(), minutesOf(time)).getTime() - clock.now().getTime())
  return nextMoment(clock.now(), minutesOf(next))
}

describe('what is chosen', () => {
  test('is as usual at first, and each role is asked of what it can hear', async () => {
    const [aline, grace, claudine] = [
      await aStudent(academy),
      await anInstructor(academy),
      await anAdmin(academy),
    ]
    const { kinds, ...rest } = await chosen(aline)
    expect(rest).toEqual({
      digestAt: null,
      quietHours: null,
      emailNotifications: true,
      courseUpdates: true,
      email: aline.email,
      emailRefusedAt: null,
      sms: null,
    })
    expect(kinds).toContainEqual({ kind: 'grade', bell: true, mail: true, push: true, sms: false })
    const asks = async (person: TestPerson, kind: NoteKind) =>
      (await chosen(person)).kinds.some((one) => one.kind === kind)
    expect([await asks(aline, 'submission-waits'), await asks(aline, 'payment-waits')]).toEqual([
      false,
      false,
    ])
    expect([await asks(grace, 'submission-waits'), await asks(grace, 'payment-waits')]).toEqual([true, false])
    expect(await asks(claudine, 'payment-waits')).toBe(true)
  })

  test('changes what is named alone, and stores only what differs from usual', async () => {
    const eric = await aStudent(academy)
    await choose(eric, { kinds: { grade: { mail: false }, exam: { bell: true } } })
    expect(await storedFor(eric)).toEqual([['grade', { bell: null, mail: false, push: null, sms: null }]])
    const { message, preferences } = await choose(eric, { kinds: { grade: { push: false } } })
    expect(message).toBe(M.saved)
    expect(preferences).toEqual(await chosen(eric))
    expect(preferences.kinds).toContainEqual({
      kind: 'grade',
      bell: true,
      mail: false,
      push: false,
      sms: false,
    })
    await choose(eric, { kinds: { grade: { mail: true, push: true } } })
    expect(await storedFor(eric)).toEqual([])
    await choose(eric, { quietHours: { from: '22:00', until: '06:00' }, digestAt: '18:00' })
    await choose(eric, { digestAt: null })
    expect(await chosen(eric)).toMatchObject({
      digestAt: null,
      quietHours: { from: '22:00', until: '06:00' },
    })
    await choose(eric, { quietHours: null })
    expect(
      await academy.services.db
        .selectFrom('notification_hours')
        .selectAll()
        .where('user_id', '=', eric.id)
        .execute(),
    ).toEqual([])
  })

  test.each([
    ['a kind that there is not', { kinds: { weather: { mail: false } } }],
    ['a way that there is not', { kinds: { grade: { fax: true } } }],
    ['a word for a switch', { kinds: { grade: { mail: 'off' } } }],
    ['a time that there is not', { digestAt: '24:00' }],
    ['quiet hours without an end', { quietHours: { from: '22:00' } }],
    ['quiet hours of no length', { quietHours: { from: '22:00', until: '22:00' } }],
    ['something else', { profileVisibility: false }],
  ])('refuses %s', async (_, body) => {
    const answer = await academy
      .as(await aStudent(academy))
      .send('PUT /api/notification-preferences', { body })
    expect(answer.status).toBe(400)
  })

  test('two pages that save at once do not undo each other', async () => {
    const keza = await aStudent(academy)
    const kinds: NoteKind[] = ['grade', 'exam', 'payment', 'certificate', 'announcement', 'question']
    await Promise.all(kinds.map((kind) => choose(keza, { kinds: { [kind]: { mail: false } } })))
    await Promise.all(
      (['bell', 'push'] as const).map((way) => choose(keza, { kinds: { grade: { [way]: false } } })),
    )
    expect((await storedFor(keza)).map(([kind]) => kind)).toEqual([...kinds].sort())
    expect(await storedFor(keza)).toContainEqual([
      'grade',
      { bell: false, mail: false, push: false, sms: null },
    ])
  })
})

describe('what is heard', () => {
  test('by the bell, by mail or by neither, each kind by itself, for many in one go', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => aStudent(academy)))
    const [all, noMail, noBell, nothing] = people as [TestPerson, TestPerson, TestPerson, TestPerson]
    await choose(noMail, { kinds: { grade: { mail: false } } })
    await choose(noBell, { kinds: { grade: { bell: false } } })
    await choose(nothing, { kinds: { grade: { bell: false, mail: false } } })
    await tell(people, 'grade', { title: 'Graded' })
    await tell(people, 'payment', { title: 'Paid' })
    expect(await Promise.all(people.map(inBell))).toEqual([
      ['Paid', 'Graded'],
      ['Paid', 'Graded'],
      ['Paid'],
      ['Paid'],
    ])
    expect(await inMails([all, noMail, noBell, nothing])).toEqual([
      ['Graded', 'Paid'],
      ['Paid'],
      ['Graded', 'Paid'],
      ['Paid'],
    ])
  })

  test('once, also by whom the bell is silent', async () => {
    const person = await aStudent(academy)
    await choose(person, { kinds: { exam: { bell: false } } })
    for (let n = 0; n < 3; n += 1) await tell([person], 'exam', { about: 'exam-marked:1', title: 'Passed' })
    expect(await inMail(person)).toEqual(['Passed'])
  })

  test('the account’s switches hold for every kind', async () => {
    const person = await aStudent(academy)
    const set = (body: object) => academy.as(person).call('PUT /api/user/me/preferences', { body })
    await set({ courseUpdates: false })
    await tell([person], 'course-update', { title: 'A lecture' })
    await tell([person], 'announcement', { title: 'Hear' })
    expect([await inBell(person), await inMail(person)]).toEqual([['Hear'], ['Hear']])
    await set({ courseUpdates: true, emailNotifications: false })
    await tell([person], 'course-update', { title: 'A quiz' })
    expect([await inBell(person), await inMail(person)]).toEqual([['A quiz', 'Hear'], ['Hear']])
    expect(await chosen(person)).toMatchObject({ emailNotifications: false, courseUpdates: true })
  })

  test('in quiet hours a mail waits until they end, the bell does not, and a code waits for nothing', async () => {
    const person = await aStudent(academy)
    const morning = moveTo('23:30', '06:30')
    await choose(person, { quietHours: { from: '22:00', until: '06:30' } })
    await tell([person], 'grade', { title: 'At night' })
    await academy.as(null).call('POST /api/user/forgot', { body: { email: person.email } })
    const due = async () =>
      (
        await sql<{ at: Date }>`
          select run_at as at from graphile_worker._private_jobs j
          join mails m on m.id = j.payload->>'mailId' where m.user_id = ${person.id} and m.message->>'subject' = 'At night'`.execute(
          academy.services.db,
        )
      ).rows
    expect(await due()).toEqual([{ at: morning }])
    expect(await inBell(person)).toEqual(['At night'])
    moveTo('06:30', '22:00')
    await tell([person], 'grade', { title: 'In the morning' })
    expect(await inMail(person)).toContain('In the morning')
  })
})
