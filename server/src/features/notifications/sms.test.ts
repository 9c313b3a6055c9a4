import { CHOICES_MESSAGES as M, PHONE_REFUSED_NOTE } from '@academy/contract/notifications'
import { USER_MESSAGES } from '@academy/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { createSms, gsmLength, SMS_MAX_LENGTH } from '../../services/sms/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, type TestPerson } from '../../testing/people.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { type SmsProvider, startSmsProvider } from '../../testing/sms-provider.ts'
import { notify, scheduleForgettingPhoneCodes } from './index.ts'

const TOKEN = 'a-token-of-the-provider'
let provider: SmsProvider
let academy: TestAcademy
beforeAll(async () => {
  provider = await startSmsProvider(TOKEN)
  academy = await startAcademy({
    env: {
      ...{ SMS_URL: provider.url, SMS_TOKEN: TOKEN, SMS_FROM: 'Impinga', SMS_PER_DAY: '500' },
      ...{ RATE_LIMITS: 'on', PUBLIC_URL: 'https://academy.example' },
    },
    isTimeHeld: true,
  })
})
afterAll(async () => {
  await academy.stop()
  await provider.close()
})
beforeEach(() => {
  provider.answer = 202
})

const db = () => academy.services.db
const preferences = (person: TestPerson) => academy.as(person).call('GET /api/notification-preferences')
const give = (person: TestPerson, number: string) =>
  academy.as(person).send('POST /api/notification-preferences/phone', { body: { number } })
const confirm = (person: TestPerson, otp: string) =>
  academy.as(person).send('POST /api/notification-preferences/phone/confirm', { body: { otp } })
const remove = (person: TestPerson) => academy.as(person).call('DELETE /api/notification-preferences/phone')
const textsTo = async (number: string) => {
  await academy.runJobs()
  return provider.taken.filter(({ to }) => to === number).map(({ text }) => text)
}
const codeTo = async (number: string) => (await textsTo(number)).at(-1)?.match(/\b\d{6}\b/)?.[0] ?? ''
const want = (person: TestPerson, kinds: object) =>
  academy.as(person).send('PUT /api/notification-preferences', { body: { kinds } })
const tell = (person: TestPerson, about: string = newId(), kind: 'payment' | 'grade' = 'payment') =>
  academy.write((ctx) =>
    notify(ctx, [person], {
      ...{ kind, about, title: 'Payment approved', link: '/account/payments' },
      message: 'Your payment for “Hills and Maps” was approved. Welcome to the course.',
    }),
  )

let count = 0
let aline: TestPerson
let number: string
beforeEach(async () => {
  count += 1
  aline = await aStudent(academy)
  number = `+2507800${String(count).padStart(5, '0')}`
})
/** Aline, whose phone hears of payments. */
async function alineByPhone() {
  await give(aline, number)
  expect(await confirm(aline, await codeTo(number))).toMatchObject({ status: 200 })
  await want(aline, { payment: { sms: true } })
}

describe('a number', () => {
  test('counts when its code comes back, however it is written, and goes when it is removed', async () => {
    const typed = `0${number.slice(4, 7)} ${number.slice(7, 10)} ${number.slice(10)}`
    expect(await give(aline, typed)).toMatchObject({ status: 200, body: { message: M.phoneCodeSent } })
    expect((await preferences(aline)).sms).toMatchObject({ number: null, asked: { number } })
    const [text = ''] = await textsTo(number)
    expect(text).toMatch(/^Impinga: \d{6} is your code\. It works for 10 minutes\.$/)
    expect(await confirm(aline, await codeTo(number))).toMatchObject({ body: { message: M.phoneConfirmed } })
    expect((await preferences(aline)).sms).toEqual({ number, refusedAt: null, asked: null })
    await want(aline, { payment: { sms: true } })
    await tell(aline)
    expect(await remove(aline)).toMatchObject({ preferences: { sms: { number: null, asked: null } } })
    expect(await textsTo(number)).toHaveLength(1)
  })

  test.each(['', 'hello', '12', '0780', '+25078000011x', '9'.repeat(30)])('%j is none', async (typed) => {
    expect(await give(aline, typed)).toMatchObject({ status: 400, body: { message: M.phoneInvalid } })
  })

  test('stays when another one is given and given up', async () => {
    await give(aline, number)
    await confirm(aline, await codeTo(number))
    await give(aline, '+250788999000')
    const { preferences: now } = await academy
      .as(aline)
      .call('DELETE /api/notification-preferences/phone', { query: { only: 'asked' } })
    expect(now.sms).toEqual({ number, refusedAt: null, asked: null })
  })

  test('takes five wrong codes, also at once, and ten minutes', async () => {
    await give(aline, number)
    const right = await codeTo(number)
    const wrong = right === '111111' ? '222222' : '111111'
    expect(await confirm(aline, wrong)).toMatchObject({ status: 400, body: { message: M.phoneCodeWrong } })
    await Promise.all(Array.from({ length: 6 }, () => confirm(aline, wrong)))
    expect(await confirm(aline, right)).toMatchObject({ body: { message: USER_MESSAGES.codeTriesUsed } })
    await sql`update phone_codes set tries_left = 5, expires_at = now() where user_id = ${aline.id}`.execute(
      db(),
    )
    expect(await confirm(aline, right)).toMatchObject({ body: { message: M.phoneCodeGone } })
  })

  test('is forgotten within the hour, once nobody can confirm it any more', async () => {
    const numbersAsked = async () => (await db().selectFrom('phone_codes').select('number').execute()).length
    const forget = async () => {
      await scheduleForgettingPhoneCodes(academy.services)
      await academy.runJobs()
    }
    await db().deleteFrom('phone_codes').execute()
    await give(aline, number)
    await forget()
    expect(await numbersAsked()).toBe(1)
    await db().updateTable('phone_codes').set({ expires_at: sql<Date>`now()` }).execute()
    await forget()
    expect(await numbersAsked()).toBe(0)
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
      where key = 'forget-expired-phone-codes'`.execute(db())
    expect(rows[0]?.seconds).toBeGreaterThan(3_000)
  })

  test('is sent three codes a day, whoever asks, and a person asks for three', async () => {
    const others = [await aStudent(academy), await aStudent(academy)]
    for (const at of [1, 2, 3]) expect((await give(aline, `+25078822233${at}`)).status).toBe(200)
    expect(await give(aline, number)).toMatchObject({ status: 429, body: { message: M.phoneCodesUsed } })
    const [one, other] = others as [TestPerson, TestPerson]
    const statuses = []
    for (const person of [one, one, other, other]) statuses.push((await give(person, '+250788111222')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('a code that comes too late is not sent', async () => {
    provider.answer = 503
    await give(aline, number)
    await academy.runJobs()
    provider.answer = 202
    await sql`update text_messages set expires_at = now() where user_id = ${aline.id}`.execute(db())
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db())
    expect(await textsTo(number)).toEqual([])
  })
})

describe('what is told by text message', () => {
  test('nothing, until somebody wants it; then one short message with a link', async () => {
    await give(aline, number)
    await confirm(aline, await codeTo(number))
    await tell(aline)
    expect(await textsTo(number)).toHaveLength(1)
    await want(aline, { payment: { sms: true } })
    await tell(aline)
    const text = (await textsTo(number)).at(-1) ?? ''
    expect(text).toBe(
      'Impinga: Payment approved. Your payment for "Hills and Maps" was approved. Welcome to the course. https://academy.example/account/payments',
    )
    expect(gsmLength(text)).toBeLessThanOrEqual(SMS_MAX_LENGTH)
    await tell(aline, newId(), 'grade')
    expect(await textsTo(number)).toHaveLength(2)
  })

  test('only what is worth it', async () => {
    expect(await want(aline, { grade: { sms: true } })).toMatchObject({
      status: 400,
      body: { fields: { kinds: M.smsKind } },
    })
    expect(await want(aline, { exam: { sms: true }, grade: { sms: false } })).toMatchObject({ status: 200 })
  })

  test('each thing once, also where the bell is silent and many tell it at once', async () => {
    await alineByPhone()
    await want(aline, { payment: { bell: false } })
    await Promise.all(Array.from({ length: 5 }, () => tell(aline, 'payment-approved:same')))
    expect(await textsTo(number)).toHaveLength(2)
  })

  test('in quiet hours it waits until they end', async () => {
    await alineByPhone()
    const { toHours, from } = hoursAround(academy.services.clock.now())
    const quietHours = { from, until: toHours }
    await academy.as(aline).call('PUT /api/notification-preferences', { body: { quietHours } })
    await tell(aline)
    expect(await textsTo(number)).toHaveLength(1)
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db())
    expect(await textsTo(number)).toHaveLength(2)
  })

  test('a provider that is away is asked again, and what it took without a word rings once', async () => {
    await alineByPhone()
    for (const status of [500, 503, 429, 401, 403]) {
      provider.answer = status
      await tell(aline, `away:${status}`)
      await academy.runJobs()
    }
    expect(await textsTo(number)).toHaveLength(1)
    provider.answer = 202
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db())
    expect(await textsTo(number)).toHaveLength(6)
  })

  test('two that are told of it at once send it once', async () => {
    await alineByPhone()
    await tell(aline)
    await Promise.all([academy.runJobs(), academy.runJobs(), academy.runJobs()])
    expect(await textsTo(number)).toHaveLength(2)
  })

  test('a number that takes none is marked, its person is told, and nothing more goes there', async () => {
    await alineByPhone()
    provider.answer = 422
    await tell(aline)
    await academy.runJobs()
    provider.answer = 202
    expect((await preferences(aline)).sms).toMatchObject({ number, refusedAt: expect.any(String) })
    const { notifications } = await academy.as(aline).call('GET /api/notifications')
    expect(notifications[0]).toMatchObject({ title: PHONE_REFUSED_NOTE.title, kind: 'address' })
    const calls = provider.calls
    await tell(aline)
    await academy.runJobs()
    expect(provider.calls).toBe(calls)
  })

  test('a text that the provider does not take is not sent again, and marks nobody', async () => {
    await alineByPhone()
    provider.answer = 400
    await tell(aline)
    await academy.runJobs()
    const calls = provider.calls
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db())
    await academy.runJobs()
    expect(provider.calls).toBe(calls)
    expect((await preferences(aline)).sms?.refusedAt).toBeNull()
  })

  test('no more in a day than the operator pays for', async () => {
    await alineByPhone()
    const full = sql`update rate_limits set count = 500 where key = 'sms'`
    await full.execute(db())
    await tell(aline)
    expect(await textsTo(number)).toHaveLength(1)
    await sql`delete from rate_limits where key = 'sms'`.execute(db())
  })
})

test('a provider that says nothing is not waited for', async () => {
  provider.answer = -1
  const sms = createSms({ url: provider.url, token: TOKEN, from: 'Impinga', perDay: 1 }, quietLog, {
    timeoutMs: 200,
  })
  await expect(sms.send({ id: newId(), to: number, text: 'Hello' })).rejects.toThrow()
})

test('without a provider nothing of it is there', async () => {
  const without = await startAcademy()
  const keza = await aStudent(without)
  const as = without.as(keza)
  expect((await as.call('GET /api/notification-preferences')).sms).toBeNull()
  const body = { number: '0780000114' }
  expect((await as.send('POST /api/notification-preferences/phone', { body })).status).toBe(404)
  expect((await as.send('DELETE /api/notification-preferences/phone')).status).toBe(200)
  await without.stop()
})

/** An hour before and after, of Kigali's clock. */
function hoursAround(now: Date) {
  const at = (hours: number) => new Date(now.getTime() + (2 + hours) * 3_600_000).toISOString().slice(11, 16)
  return { from: at(-1), toHours: at(1) }
}
