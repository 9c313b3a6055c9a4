import { PUSH_MESSAGES as M, PUSH_DEVICES_MAX } from '@academy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aStudent, aSuperadmin, type TestPerson } from '../../../testing/people.ts'
import { onAnotherDevice, titles, withPushService } from '../../../testing/pushed.ts'
import { preparePushKey } from '../index.ts'
import { pushKey } from './keys.ts'

let academy: TestAcademy
let push: Awaited<ReturnType<typeof withPushService>>
beforeAll(async () => {
  academy = await startAcademy()
  push = await withPushService(academy)
})
afterAll(async () => {
  await push.service.close()
  await academy.stop()
})

const devicesOf = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/push/subscriptions')).devices

describe('the key', () => {
  test('is made once, however many nodes start at the same moment, and is kept sealed', async () => {
    const { db, secret } = academy.services
    const before = await pushKey({ db, secret })
    await sql`delete from push_keys`.execute(db)
    await Promise.all(Array.from({ length: 6 }, () => preparePushKey(academy.services)))
    const { rows } = await sql<{ public_key: string; private_key: string }>`select * from push_keys`.execute(
      db,
    )
    expect(rows).toHaveLength(1)
    const keys = await Promise.all(Array.from({ length: 3 }, () => pushKey({ db, secret })))
    expect(new Set(keys.map(({ publicKey }) => publicKey))).toEqual(new Set([rows[0]?.public_key]))
    expect(keys[0]?.publicKey).not.toBe(before.publicKey)
    const plain = keys[0]?.privateKey.export({ format: 'jwk' }).d ?? ''
    expect(
      Buffer.from(rows[0]?.private_key ?? '', 'base64url').includes(Buffer.from(plain, 'base64url')),
    ).toBe(false)
    await expect(pushKey({ db, secret: 'another secret of another academy' })).rejects.toThrow(
      /another SECRET/,
    )
  })

  test('another SECRET makes another one, and ends what was subscribed by the first', async () => {
    const aline = await aStudent(academy)
    await push.aBrowserOf(aline)
    const before = await push.publicKey(aline)
    await preparePushKey({ ...academy.services, secret: 'a secret that nobody knew before' })
    expect(await push.publicKey(aline)).not.toBe(before)
    expect(await devicesOf(aline)).toEqual([])
    await preparePushKey(academy.services)
  })

  test('an academy that sends none says so, and takes no subscription', async () => {
    const without = await startAcademy({ env: { PUSH: 'off' } })
    try {
      await preparePushKey(without.services)
      const aline = await aStudent(without)
      expect(await without.as(aline).call('GET /api/push/key')).toEqual({ publicKey: null })
      const { keys } = push.service.subscribe('')
      await expect(
        without.as(aline).call('PUT /api/push/subscriptions', { body: keys }),
      ).rejects.toMatchObject({
        status: 409,
        message: M.off,
      })
    } finally {
      await without.stop()
    }
  })
})

describe('a device', () => {
  test('is turned on once, told of, and turned off', async () => {
    const aline = await aStudent(academy)
    const browser = await push.aBrowserOf(aline)
    await push.register(aline, browser)
    const [device, ...others] = await devicesOf(aline)
    expect(others).toEqual([])
    expect(device).toMatchObject({ isCurrent: true, pushedAt: null })
    expect(JSON.stringify(device)).not.toContain('/push/')
    const { message, devices } = await academy.as(aline).call('DELETE /api/push/subscriptions')
    expect([message, devices]).toEqual([M.ended, []])
    await push.tell([aline])
    await push.send()
    expect(browser.arrived).toEqual([])
  })

  test('is removed from another one; somebody else’s is not found', async () => {
    const [aline, eric] = [await aStudent(academy), await aStudent(academy)]
    const phone = await onAnotherDevice(academy, aline)
    await push.aBrowserOf(phone)
    const id = (await devicesOf(aline))[0]?._id ?? ''
    expect((await devicesOf(aline))[0]?.isCurrent).toBe(false)
    const remove = (person: TestPerson) =>
      academy.as(person).call('DELETE /api/push/subscriptions/{id}', { params: { id } })
    await expect(remove(eric)).rejects.toMatchObject({ status: 404 })
    expect((await remove(aline)).devices).toEqual([])
    await expect(remove(aline)).rejects.toMatchObject({ status: 404, message: M.deviceNotFound })
  })

  test('the eleventh takes the place of the first', async () => {
    const aline = await aStudent(academy)
    const browsers = []
    for (let n = 0; n <= PUSH_DEVICES_MAX; n += 1) browsers.push(await push.aBrowserOf(aline))
    expect(await devicesOf(aline)).toHaveLength(PUSH_DEVICES_MAX)
    await push.tell([aline])
    await push.send()
    expect(browsers.map(({ arrived }) => arrived.length)).toEqual([0, ...Array(PUSH_DEVICES_MAX).fill(1)])
    const many = Array.from({ length: 5 }, () => push.aBrowserOf(aline))
    await Promise.all(many)
    expect(await devicesOf(aline)).toHaveLength(PUSH_DEVICES_MAX)
  })

  test('goes to whoever turns it on there next, with nothing of what waited for the other', async () => {
    const [aline, eric] = [await aStudent(academy), await aStudent(academy)]
    const shared = await push.aBrowserOf(aline)
    // What stands in no bell is kept with what is on its way.
    await academy.as(aline).call('PUT /api/notification-preferences', {
      body: { kinds: { exam: { bell: false } } },
    })
    await push.tell([aline], { kind: 'exam', title: 'Of Aline alone' })
    await push.register(eric, shared)
    expect(await devicesOf(aline)).toEqual([])
    await push.tell([aline, eric], { title: 'Of both' })
    await push.send()
    expect(titles(shared)).toEqual(['Of both'])
  })

  test('of many who turn it on at the same moment one has it', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => aStudent(academy)))
    const shared = push.service.subscribe(await push.publicKey(people[0] as TestPerson))
    await Promise.all(
      people.flatMap((person) => [push.register(person, shared), push.register(person, shared)]),
    )
    const lists = await Promise.all(people.map(devicesOf))
    expect(lists.flat()).toHaveLength(1)
  })
})

describe('it ends with the session', () => {
  test.each([
    'logging out',
    'a device signed out',
    'an admin who signs it out',
    'a new password',
    'the account deleted',
  ])('%s', async (how) => {
    const aline = await aStudent(academy)
    const phone = await onAnotherDevice(academy, aline)
    const browser = await push.aBrowserOf(phone)
    await push.tell([aline])
    if (how === 'logging out') await academy.as(phone).call('POST /api/user/logout')
    if (how === 'a device signed out')
      await academy.as(aline).call('DELETE /api/user/me/sessions/{id}', { params: { id: phone.sessionId } })
    if (how === 'an admin who signs it out')
      await academy
        .as(await aSuperadmin(academy))
        .call('DELETE /api/users/{id}/sessions', { params: { id: aline.id } })
    if (how === 'a new password')
      await academy.as(aline).call('POST /api/user/password', {
        body: { currentPassword: aline.password, password: 'another quiet morning' },
      })
    if (how === 'the account deleted')
      await academy.as(await aSuperadmin(academy)).call('DELETE /api/user/{id}', { params: { id: aline.id } })
    await push.send()
    expect(browser.arrived).toEqual([])
    const { rows } =
      await sql`select from push_subscriptions where endpoint = ${browser.keys.endpoint}`.execute(
        academy.services.db,
      )
    expect(rows).toEqual([])
  })

  test('one that has run out is sent nothing', async () => {
    const aline = await aStudent(academy)
    const browser = await push.aBrowserOf(aline)
    await push.tell([aline])
    await sql`update sessions set expires_at = now() where id = ${aline.sessionId}`.execute(
      academy.services.db,
    )
    await push.send()
    expect(browser.arrived).toEqual([])
  })
})

describe('another address of the same browser', () => {
  const renew = (body: object) => academy.as(null).send('POST /api/push/renewals', { body })

  test('is known by whoever knows the former one and its secret, and stays in its session', async () => {
    const aline = await aStudent(academy)
    const before = await push.aBrowserOf(aline)
    const after = push.service.subscribe(await push.publicKey(aline))
    const { endpoint, auth } = before.keys
    const wrong = await renew({ former: { endpoint, auth: after.keys.auth }, next: after.keys })
    expect(wrong.status).toBe(404)
    expect((await renew({ former: { endpoint, auth }, next: after.keys })).status).toBe(200)
    expect((await renew({ former: { endpoint, auth }, next: after.keys })).status).toBe(404)
    await push.tell([aline])
    await push.send()
    expect([before.arrived.length, after.arrived.length]).toEqual([0, 1])
    await academy.as(aline).call('POST /api/user/logout')
    expect((await renew({ former: after.keys, next: before.keys })).status).toBe(400)
    const { endpoint: last, auth: its } = after.keys
    expect((await renew({ former: { endpoint: last, auth: its }, next: before.keys })).status).toBe(404)
  })
})

test.each([
  ['of the neighbourhood', { endpoint: 'https://169.254.169.254/latest' }],
  ['without TLS', { endpoint: 'http://push.example.com/x' }],
  ['of another port', { endpoint: 'https://push.example.com:22/x' }],
  ['longer than any', { endpoint: `https://push.example.com/${'x'.repeat(1000)}` }],
  ['that is none', { endpoint: 'x' }],
  ['with a key beside the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ['with half a key', { p256dh: 'BAAA' }],
  ['with a short secret', { auth: 'AAAA' }],
])('a subscription %s is refused', async (_what, wrong) => {
  const aline = await aStudent(academy)
  const { keys } = push.service.subscribe('')
  const sent = academy.as(aline).call('PUT /api/push/subscriptions', { body: { ...keys, ...wrong } })
  await expect(sent).rejects.toMatchObject({ status: 400, message: M.invalid })
})

test('trying it out sends to this session’s browser, whatever was chosen', async () => {
  const aline = await aStudent(academy)
  const [here, there] = [
    await push.aBrowserOf(aline),
    await push.aBrowserOf(await onAnotherDevice(academy, aline)),
  ]
  await academy.as(aline).call('PUT /api/notification-preferences', {
    body: { quietHours: { from: '00:00', until: '23:59' } },
  })
  await academy.as(aline).call('POST /api/push/test')
  await academy.runJobs()
  expect([titles(here), titles(there)]).toEqual([['It works'], []])
  const eric = await aStudent(academy)
  await expect(academy.as(eric).call('POST /api/push/test')).rejects.toMatchObject({
    status: 409,
    message: M.notOn,
  })
})
