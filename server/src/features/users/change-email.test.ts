import { EMAIL_MESSAGES as E, USER_MESSAGES as M } from '@academy/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anInstructor, aStudent, PASSWORD, type TestPerson } from '../../testing/people.ts'
import { notify } from '../notifications/index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

let count = 0
const newAddress = () => `moved.${count++}@example.rw`
const db = () => academy.services.db
const ask = (person: TestPerson, email: string, currentPassword = PASSWORD) =>
  academy.as(person).send('POST /api/user/me/email', { body: { email, currentPassword } })
const confirm = (person: TestPerson, otp: string) =>
  academy.as(person).send('POST /api/user/me/email/confirm', { body: { otp } })
const lettersTo = async (email: string) => (await academy.outbox()).filter(({ to }) => to === email)
const codeTo = async (email: string) =>
  (await lettersTo(email)).flatMap(({ text }) => text.match(/^\d{6}$/m)?.[0] ?? []).at(-1) ?? ''
const undoTokenTo = async (email: string) =>
  (await lettersTo(email))
    .flatMap(({ text }) => text.match(/\/undo-email\/open#([\w-]+)/)?.[1] ?? [])
    .at(-1) ?? ''
const logIn = (email: string, password = PASSWORD) =>
  academy.as(null).send('POST /api/user/login', { body: { email, password } })
const undo = (token: string, password = 'green hills at noon') =>
  academy.as(null).send('POST /api/user/email/undo', { body: { token, password } })
const stateOf = (person: TestPerson) => academy.as(person).call('GET /api/user/me/email')
async function moved(person: TestPerson, email = newAddress()): Promise<string> {
  await ask(person, email)
  expect(await confirm(person, await codeTo(email))).toMatchObject({ status: 200 })
  return email
}

describe('changing one’s address', () => {
  test('the code that was mailed to the new address makes it theirs, and other devices are signed out', async () => {
    const aline = await aStudent(academy)
    const elsewhere = (await logIn(aline.email)).body as { token: string }
    await academy.as(null).call('POST /api/user/forgot', { body: { email: aline.email } })
    const [reset] = await lettersTo(aline.email)
    const email = newAddress()
    expect(await ask(aline, email)).toMatchObject({
      status: 200,
      body: { message: E.codeSent, state: { email: aline.email, change: { email } } },
    })
    expect(await confirm(aline, await codeTo(email))).toMatchObject({
      status: 200,
      body: { message: E.changed, state: { email, refusedAt: null, change: null } },
    })
    expect((await academy.as(aline).call('GET /api/user/me')).user.email).toBe(email)
    expect((await academy.as(elsewhere).send('GET /api/user/me')).status).toBe(401)
    expect((await logIn(aline.email)).status).toBe(401)
    expect((await logIn(email)).status).toBe(200)
    // The link to a new password that lies in the former mailbox opens nothing.
    const token = reset?.text.match(/reset-password\/open#([\w-]+)/)?.[1] ?? ''
    const body = { password: 'green hills at noon' }
    expect((await academy.as(null).send('POST /api/user/reset', { query: { token }, body })).status).toBe(400)
    const letter = (await lettersTo(aline.email)).at(-1)
    expect(letter?.subject).toContain('email address was changed')
    expect(letter?.text).not.toContain(email)
  })

  test('wants the current password, an address, and another one', async () => {
    const eric = await aStudent(academy, { email: 'eric.own@example.rw' })
    expect(await ask(eric, newAddress(), 'wrong')).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: M.passwordWrong } },
    })
    expect(await ask(eric, 'no address')).toMatchObject({ body: { fields: { email: M.emailInvalid } } })
    expect(await ask(eric, 'Eric.Own@example.rw')).toMatchObject({ body: { fields: { email: E.same } } })
    const bare = { body: { email: newAddress() } }
    expect(await academy.as(eric).send('POST /api/user/me/email', bare)).toMatchObject({ status: 400 })
    expect((await stateOf(eric)).change).toBeNull()
  })

  test('an address that has an account gets the same answer, and its owner a letter without a code', async () => {
    const owner = await aStudent(academy)
    const diane = await aStudent(academy)
    const free = await ask(diane, newAddress())
    const used = await ask(diane, owner.email.toUpperCase())
    expect(used.status).toBe(free.status)
    expect(Object.keys(used.body as object)).toEqual(Object.keys(free.body as object))
    expect((used.body as { message: string }).message).toBe(E.codeSent)
    const [letter, ...others] = await lettersTo(owner.email)
    expect(others).toEqual([])
    expect(letter?.text).toContain('it has an account already: yours')
    expect(letter?.text).not.toMatch(/^\d{6}$/m)
    expect(await confirm(diane, '123456')).toMatchObject({ status: 400, body: { message: M.codeWrong } })
    expect((await stateOf(diane)).email).toBe(diane.email)
  })

  test('a code works five times at most, for ten minutes, and only the newest one', async () => {
    const keza = await aStudent(academy)
    const email = newAddress()
    await ask(keza, email)
    const first = await codeTo(email)
    expect((await academy.as(keza).send('POST /api/user/me/email/resend')).status).toBe(429)
    await sql`update email_changes set sent_at = now() - interval '2 minutes'`.execute(db())
    await academy.as(keza).call('POST /api/user/me/email/resend')
    const second = await codeTo(email)
    const wrong = ['111111', '222222', '333333'].filter((code) => code !== second && code !== first)
    for (const code of [first, ...wrong]) if (code !== second) await confirm(keza, code)
    await sql`update email_changes set expires_at = now() where user_id = ${keza.id}`.execute(db())
    expect(await confirm(keza, second)).toMatchObject({ status: 400, body: { message: M.codeWrong } })
    await sql`update email_changes set tries_left = 0, expires_at = now() + interval '1 minute'
      where user_id = ${keza.id}`.execute(db())
    expect(await confirm(keza, second)).toMatchObject({ status: 400, body: { message: M.codeTriesUsed } })
    await sql`update email_changes set tries_left = 1 where user_id = ${keza.id}`.execute(db())
    expect(await confirm(keza, second)).toMatchObject({ status: 200 })
    expect(await confirm(keza, second)).toMatchObject({ status: 400, body: { message: E.changeGone } })
  })

  test('wrong codes that come at once cost a try each', async () => {
    const bosco = await aStudent(academy)
    const email = newAddress()
    await ask(bosco, email)
    const right = await codeTo(email)
    const wrong = right === '111111' ? '222222' : '111111'
    await Promise.all(Array.from({ length: 8 }, () => confirm(bosco, wrong)))
    expect(await confirm(bosco, right)).toMatchObject({ status: 400, body: { message: M.codeTriesUsed } })
  })

  test('given up, or after a new password, it is gone', async () => {
    const olive = await aStudent(academy)
    await ask(olive, newAddress())
    expect(await academy.as(olive).call('DELETE /api/user/me/email')).toMatchObject({
      message: E.givenUp,
      state: { change: null },
    })
    const email = newAddress()
    await ask(olive, email)
    const body = { currentPassword: PASSWORD, password: 'green hills at noon' }
    await academy.as(olive).call('POST /api/user/password', { body })
    expect(await confirm(olive, await codeTo(email))).toMatchObject({
      status: 400,
      body: { message: E.changeGone },
    })
  })

  test('of two people who take one address at once, one gets it', async () => {
    const [one, other] = [await aStudent(academy), await aStudent(academy)]
    const email = newAddress()
    await ask(one, email)
    const first = await codeTo(email)
    await ask(other, email)
    const second = await codeTo(email)
    const answers = await Promise.all([confirm(one, first), confirm(other, second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ message: E.taken })
    expect((await logIn(email)).status).toBe(200)
  })

  test('of somebody who registers it and somebody who takes it at once, one gets it', async () => {
    const person = await aStudent(academy)
    const email = newAddress()
    const form = { name: 'Yvette', email, password: PASSWORD }
    const { activationToken } = await academy.as(null).call('POST /api/user/register', { body: form })
    const registering = await codeTo(email)
    await ask(person, email)
    const taking = await codeTo(email)
    const body = { activationToken, otp: registering }
    const answers = await Promise.all([
      confirm(person, taking),
      academy.as(null).send('POST /api/user/verify', { body }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('the same code twice at once changes it once', async () => {
    const person = await aStudent(academy)
    const email = newAddress()
    await ask(person, email)
    const code = await codeTo(email)
    const answers = await Promise.all([confirm(person, code), confirm(person, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await lettersTo(person.email)).filter(({ subject }) => subject.includes('changed'))).toHaveLength(
      1,
    )
  })

  test('what waits for quiet hours goes to the new address', async () => {
    const person = await aStudent(academy)
    await academy.write((ctx) =>
      notify(ctx, [person], { kind: 'payment', about: 'payment:quiet', title: 'Approved', message: '' }),
    )
    const email = await movedBeforeMails(person)
    expect((await lettersTo(person.email)).map(({ subject }) => subject)).not.toContain('Approved')
    expect((await lettersTo(email)).map(({ subject }) => subject)).toContain('Approved')
  })

  /** No letter leaves meanwhile but the code. */
  async function movedBeforeMails(person: TestPerson): Promise<string> {
    const email = newAddress()
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`.execute(db())
    await ask(person, email)
    await confirm(person, await codeTo(email))
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db())
    return email
  }

  test('whoever may do more than learn is in the audit log', async () => {
    const grace = await anInstructor(academy)
    const email = await moved(grace)
    const act = await db().selectFrom('audit_log').selectAll().where('action', '=', 'change-email').execute()
    expect(act).toMatchObject([
      {
        actor_id: grace.id,
        subject_id: grace.id,
        subject_kind: 'person',
        details: { before: { email: grace.email }, after: { email } },
      },
    ])
  })
})

describe('who has no password', () => {
  test('signs in with the provider once more', async () => {
    const person = await aStudent(academy)
    await sql`update users set password_hash = null where id = ${person.id}`.execute(db())
    const age = (minutes: number) =>
      sql`update sessions set created_at = now() - make_interval(mins => ${minutes}) where id = ${person.sessionId}`.execute(
        db(),
      )
    await age(16)
    expect((await stateOf(person)).proof).toBe('sign-in')
    expect(await ask(person, newAddress(), 'anything')).toMatchObject({
      status: 400,
      body: { message: E.signInFirst },
    })
    await age(14)
    expect((await stateOf(person)).proof).toBe('none')
    await moved(person)
  })
})

describe('the letter to the former address', () => {
  test('takes the account back: a new password, nobody else is left in it', async () => {
    const aline = await aStudent(academy)
    const thief = (await logIn(aline.email)).body as { token: string }
    const theirs = await moved({ ...aline, token: thief.token })
    await db()
      .insertInto('identities')
      .values({ provider: 'google', subject: 'the thief', user_id: aline.id })
      .execute()
    await academy.as(null).call('POST /api/user/forgot', { body: { email: theirs } })
    const further = await moved({ ...aline, token: thief.token })
    const token = await undoTokenTo(aline.email)
    expect(await undo(token)).toMatchObject({ status: 200, body: { message: E.restored } })
    expect((await academy.as(thief).send('GET /api/user/me')).status).toBe(401)
    expect((await logIn(further)).status).toBe(401)
    expect((await logIn(aline.email)).status).toBe(401)
    expect((await logIn(aline.email, 'green hills at noon')).status).toBe(200)
    expect(
      await db().selectFrom('identities').select('subject').where('user_id', '=', aline.id).execute(),
    ).toEqual([])
    // Neither the same link nor that of the address in between does anything now.
    for (const link of [token, await undoTokenTo(theirs), 'nothing', ''])
      expect((await undo(link)).status).toBe(400)
  })

  test('once, of two at once', async () => {
    const person = await aStudent(academy)
    await moved(person)
    const token = await undoTokenTo(person.email)
    const statuses = (await Promise.all([undo(token), undo(token)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400])
  })

  test('says so where the address has another account meanwhile, and takes nothing', async () => {
    const person = await aStudent(academy)
    const email = await moved(person)
    const other = await aStudent(academy, { email: person.email })
    expect(await undo(await undoTokenTo(person.email))).toMatchObject({
      status: 409,
      body: { message: E.undoTaken },
    })
    expect((await logIn(email)).status).toBe(200)
    expect((await academy.as(other).send('GET /api/user/me')).status).toBe(200)
  })

  test('is over after seven days', async () => {
    const person = await aStudent(academy)
    await moved(person)
    const token = await undoTokenTo(person.email)
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - now())::float8 / 86400 as days from former_emails
      where user_id = ${person.id}`.execute(db())
    expect(rows[0]?.days).toBeCloseTo(7, 1)
    await sql`update former_emails set expires_at = now() where user_id = ${person.id}`.execute(db())
    expect((await undo(token)).status).toBe(400)
  })
})
