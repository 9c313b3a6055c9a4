import { INVITATION_MESSAGES as M } from '@academy/contract/invitations'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anInvitation, mailedLink } from '../../testing/invitations.ts'
import {
  aCourse,
  anAdmin,
  anInstructor,
  aStudent,
  aSuperadmin,
  PASSWORD,
  type TestPerson,
} from '../../testing/people.ts'
import { everyRow } from '../../testing/row-counts.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeEach(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy, { name: 'Claudine Umutoni' })
})
afterEach(() => academy.stop())

const preview = (text: string, caller = claudine) =>
  academy.as(caller).call('POST /api/invitations/preview', { body: { text } })
const send = (lines: object[], caller = claudine) =>
  academy.as(caller).send('POST /api/invitations', { body: { lines } })
const list = (query: object = {}) => academy.as(claudine).call('GET /api/invitations', { query })
const accept = async (email: string, form: object = { name: 'Keza Mutoni', password: PASSWORD }) =>
  academy.as(null).send('POST /api/invitations/accept', {
    body: { setupToken: await mailedLink(academy, email), ...form },
  })
const personOf = async (email: string) =>
  academy.services.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

describe('a list', () => {
  test('is told line by line what is wrong with it, and stores nothing', async () => {
    const grace = await anInstructor(academy, { name: 'Grace Mukamana' })
    await aCourse(academy, { title: 'Maps of Kigali', instructor: grace })
    await aCourse(academy, { title: 'Git' })
    await aCourse(academy, { title: 'Twice' })
    await aCourse(academy, { title: 'Twice' })
    const member = await aStudent(academy, { email: 'member@example.rw' })
    await anInvitation(academy, { by: claudine, email: 'invited@example.rw' })
    const before = await everyRow(academy)
    const { lines, good, bad } = await preview(
      [
        'name,email,role,courses',
        'Aline Uwase,aline@example.rw,user,git;Maps of Kigali',
        'Eric,eric@@example,user,',
        'Aline again,ALINE@example.rw,user,',
        'Boss,boss@example.rw,admin,',
        'Diane,diane@example.rw,chief,',
        'Jean,jean@example.rw,user,Nothing',
        'Keza,keza@example.rw,user,Twice',
        'Olive,olive@example.rw,instructor,Maps of Kigali',
        'Patrick,patrick@example.rw,instructor,Git',
        'Paul,paul@example.rw,teacher,GIT',
        `Member,${member.email},user,Git`,
        `Member,Member@example.rw,user,`,
        'Invited,invited@example.rw,user,',
        ',,user,Git',
      ].join('\n'),
    )
    expect(lines.map(({ line, problems }) => [line, ...problems])).toEqual([
      [2],
      [3, M.emailBad],
      [4, M.emailTwice(2)],
      [5, M.roleForbidden],
      [6, M.roleBad],
      [7, M.courseUnknown('Nothing')],
      [8, M.courseUnclear('Twice')],
      [9, M.courseTaken('Maps of Kigali', 'Grace Mukamana')],
      [10],
      [11, M.courseTwice('Git', 10)],
      [12],
      [13, M.emailTwice(12), M.alreadyMember],
      [14, M.alreadyInvited],
      [15, M.emailMissing],
    ])
    expect({ good, bad }).toEqual({ good: 3, bad: 11 })
    expect(lines[0]?.courses.map(({ title }) => title).sort()).toEqual(['Git', 'Maps of Kigali'])
    expect(lines[10]).toMatchObject({ kind: 'member', note: M.memberKept })
    expect(await everyRow(academy)).toEqual(before)
  })

  test('of nobody, or of too many, is refused', async () => {
    const ask = (text: string) =>
      academy.as(claudine).send('POST /api/invitations/preview', { body: { text } })
    expect(await ask('name,email\n')).toMatchObject({ status: 400, body: { message: M.listEmpty } })
    const many = Array.from({ length: 1001 }, (_, n) => `p${n}@example.rw`).join('\n')
    expect(await ask(many)).toMatchObject({ status: 400, body: { message: M.tooMany } })
  })

  test('with one wrong line invites nobody', async () => {
    const before = await everyRow(academy)
    const answer = await send([{ email: 'aline@example.rw' }, { email: 'eric@example.rw', role: 'admin' }])
    expect(answer).toMatchObject({ status: 400, body: { message: M.lineRefused(2, M.roleForbidden) } })
    expect(await everyRow(academy)).toEqual(before)
  })

  test('of twenty invites twenty: their mails leave one by one, and the progress counts them', async () => {
    const course = await aCourse(academy, { title: 'Git' })
    const lines = Array.from({ length: 20 }, (_, n) => ({ email: `p${n}@example.rw`, courses: [course.id] }))
    const { body } = await send(lines)
    expect(body).toMatchObject({ message: M.sent(20, 0), invited: 20, members: 0 })
    const batch = { params: { id: body.batch._id } }
    const progress = () => academy.as(claudine).call('GET /api/invitations/batches/{id}', batch)
    expect((await progress()).batch).toMatchObject({ total: 20, waiting: 20, sent: 0, failed: 0 })
    const mails = (await academy.outbox()).filter(({ subject }) => subject.startsWith('You are invited'))
    expect(new Set(mails.map(({ to }) => to)).size).toBe(20)
    expect((await progress()).batch).toMatchObject({ total: 20, waiting: 0, sent: 20, failed: 0 })
    const { rows } = await sql`select * from setup_links, invitations`.execute(academy.services.db)
    for (const { text } of mails) {
      const token = text.match(/\/setup\/open#(\S+)/)?.[1] ?? 'none'
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })

  test('a member only gets the courses, and keeps role and password', async () => {
    const [aline, course] = [await aStudent(academy, { email: 'aline@example.rw' }), await aCourse(academy)]
    const { body } = await send([{ email: 'Aline@example.rw', role: 'instructor', courses: [course.id] }])
    expect(body).toMatchObject({ message: M.sent(0, 1), invited: 0, members: 1, batch: null })
    const { user } = await academy.as(aline).call('GET /api/user/me')
    expect(user).toMatchObject({ role: 'user', subscription: [course.id] })
    expect((await list()).total).toBe(0)
  })

  test('sent twice at the same moment invites once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send([{ email: 'aline@example.rw' }])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await list()).total).toBe(1)
  })
})

describe('who accepts', () => {
  test('sees what they are invited to, sets a password and is in, with role and courses', async () => {
    const course = await aCourse(academy, { title: 'Git' })
    await anInvitation(academy, {
      by: claudine,
      email: 'keza@example.rw',
      role: 'instructor',
      courses: [course.id],
    })
    const setupToken = await mailedLink(academy, 'keza@example.rw')
    const opened = await academy.as(null).call('POST /api/invitations/open', { body: { setupToken } })
    expect(opened.invitation).toEqual({
      name: 'Keza Mutoni',
      email: 'keza@example.rw',
      role: 'instructor',
      courses: ['Git'],
      invitedBy: 'Claudine Umutoni',
      hasAccount: false,
    })
    const { status, body } = await accept('keza@example.rw')
    expect({ status, message: body.message }).toEqual({ status: 200, message: M.accepted })
    expect(body.user).toMatchObject({ email: 'keza@example.rw', role: 'instructor' })
    const own = await academy.as(body).call('GET /api/instructor/courses')
    expect(own.courses.map(({ title }) => title)).toEqual(['Git'])
    expect((await list()).invitations).toMatchObject([{ state: 'accepted', userId: body.user._id }])
    expect(await accept('keza@example.rw')).toMatchObject({ status: 400, body: { message: M.linkInvalid } })
  })

  test('a link opens one account, however often it is used at once', async () => {
    await anInvitation(academy, { email: 'keza@example.rw' })
    const setupToken = await mailedLink(academy, 'keza@example.rw')
    const body = { setupToken, name: 'Keza', password: PASSWORD }
    const answers = await Promise.all(
      [1, 2, 3].map(() => academy.as(null).send('POST /api/invitations/accept', { body })),
    )
    expect(answers.filter(({ body: { token } }) => token)).toHaveLength(1)
  })

  test('and has registered meanwhile keeps the account and gets the courses', async () => {
    const course = await aCourse(academy)
    await anInvitation(academy, { email: 'keza@example.rw', courses: [course.id] })
    const keza = await aStudent(academy, { email: 'keza@example.rw' })
    const { body } = await accept('keza@example.rw', {})
    expect(body).toEqual({ message: M.memberAccepted })
    const { user } = await academy.as(keza).call('GET /api/user/me')
    expect(user.subscription).toEqual([course.id])
  })

  test('gets no role and no course from an inviter who was lowered or deleted since', async () => {
    const samuel = await aSuperadmin(academy)
    const course = await aCourse(academy)
    const away = await anAdmin(academy)
    await anInvitation(academy, {
      by: claudine,
      email: 'a@example.rw',
      role: 'instructor',
      courses: [course.id],
    })
    await anInvitation(academy, { by: away, email: 'b@example.rw', courses: [course.id] })
    await academy.outbox()
    const chief = academy.as(samuel)
    const body = { role: 'user' } as const
    await chief.call('PUT /api/user/role/{id}', { params: { id: claudine.id }, body })
    await chief.call('DELETE /api/user/{id}', { params: { id: away.id } })
    for (const email of ['a@example.rw', 'b@example.rw']) {
      const { body: reply } = await accept(email)
      expect(reply.user).toMatchObject({ role: 'user', subscription: [] })
    }
  })

  test('an admin comes only from a superadmin who still is one', async () => {
    const [samuel, other] = [await aSuperadmin(academy), await aSuperadmin(academy)]
    await anInvitation(academy, { by: samuel, email: 'a@example.rw', role: 'admin' })
    await anInvitation(academy, { by: other, email: 'b@example.rw', role: 'admin' })
    const { body } = await accept('a@example.rw')
    expect(body.user).toMatchObject({ role: 'admin', mainrole: '' })
    const lowered = { role: 'admin', mainrole: '' } as const
    await academy.as(samuel).call('PUT /api/user/role/{id}', { params: { id: other.id }, body: lowered })
    const { body: second } = await accept('b@example.rw')
    expect(second.user).toMatchObject({ role: 'user' })
  })

  test('must choose a name and a password that nobody guesses', async () => {
    await anInvitation(academy, { email: 'keza@example.rw' })
    const form = { name: 'Keza Mutoni', password: 'keza2026' }
    expect((await accept('keza@example.rw', form)).status).toBe(400)
    expect((await accept('keza@example.rw', { name: 'Keza' })).body.fields).toEqual({
      password: M.passwordRequired,
    })
    expect(await personOf('keza@example.rw')).toBeUndefined()
    expect((await accept('keza@example.rw')).status).toBe(200)
  })

  test('a link of seven days ends; it makes no superadmin either', async () => {
    await anInvitation(academy, { email: 'keza@example.rw' })
    const setupToken = await mailedLink(academy, 'keza@example.rw')
    const form = { name: 'K', email: 'k@example.rw', password: PASSWORD }
    const asChief = await academy.as(null).send('POST /api/user/setup', { body: { setupToken, ...form } })
    expect(asChief.status).toBe(400)
    const { db } = academy.services
    await sql`update setup_links set expires_at = now() - interval '1 second'`.execute(db)
    await sql`update invitations set expires_at = now() - interval '1 second'`.execute(db)
    expect((await accept('keza@example.rw')).body.message).toBe(M.linkInvalid)
    expect((await list({ state: 'expired' })).total).toBe(1)
    expect((await list({ state: 'sent' })).total).toBe(0)
  })
})
