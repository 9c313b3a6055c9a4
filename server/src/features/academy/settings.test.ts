import { ACADEMY_MESSAGES as M, type SettingsForm } from '@academy/contract/academy'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { factsNotSaid } from '../../settings.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aPaymentRequest } from '../../testing/payments.ts'
import { anAdmin, aSuperadmin, type TestPerson } from '../../testing/people.ts'
import { createTestDatabase } from '../../testing/postgres.ts'
import { mergeSettings } from './live-settings.ts'

let academy: TestAcademy
let chief: TestPerson
beforeEach(async () => {
  academy = await startAcademy()
  chief = await aSuperadmin(academy, { name: 'Odette Mukamana' })
})
afterEach(() => academy.stop())

const read = () => academy.as(chief).call('GET /api/settings')
const shown = async (by = academy) => (await by.as(null).call('GET /api/academy')).academy
/** What stands, with a change. */
async function set(change: Partial<SettingsForm>, version?: number) {
  const now = await read()
  const body = { ...now.settings, ...change, version: version ?? now.version }
  return academy.as(chief).send('PUT /api/settings', { body })
}
const PAID = { ussdCode: '*182*8*1*123456#', recipient: 'Umurage Ltd', verificationHours: 12 }

test('a change is shown at once, with its year in the tagline, and is one row of the log', async () => {
  const answer = await set({
    name: 'Umurage',
    tagline: 'Learning since {year}.',
    foundedYear: 2021,
    payment: PAID,
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: M.saved,
      version: 1,
      changedBy: 'Odette Mukamana',
      overrides: ['name', 'tagline', 'foundedYear', 'payment'],
    },
  })
  expect(await shown()).toMatchObject({ name: 'Umurage', tagline: 'Learning since 2021.', payment: PAID })
  const { acts } = await academy.as(chief).call('GET /api/audit', { query: { kind: 'settings' } })
  expect(acts).toMatchObject([
    {
      who: { name: 'Odette Mukamana', role: 'superadmin' },
      before: { name: 'Impinga', 'payment.ussdCode': null },
      after: { name: 'Umurage', 'payment.ussdCode': PAID.ussdCode },
    },
  ])
  expect(acts[0]?.after).not.toHaveProperty('location')
})

test('names stand on one line, and each category once', async () => {
  const certificate = {
    signatoryName: 'Odette\nMukamana',
    signatoryTitle: null,
    place: 'Kigali\r\nNyarugenge',
  }
  expect((await set({ name: 'Umurage\nAcademy', certificate })).status).toBe(200)
  expect(await shown()).toMatchObject({
    name: 'Umurage Academy',
    certificate: { signatoryName: 'Odette Mukamana', place: 'Kigali Nyarugenge' },
  })
  expect(await set({ categories: ['Data Science', 'data science'] })).toMatchObject({
    status: 400,
    body: { message: M.categoryTwice },
  })
})

test('letters and the page’s head say it too, without a restart', async () => {
  await set({ name: 'Umurage', email: 'ask@umurage.example' })
  await aPaymentRequest(academy, { decided: 'rejected', reason: 'Not on our statement.' })
  const mail = (await academy.outbox()).find(({ text }) => text.includes('Not on our statement.'))
  expect(mail?.text).toContain('Write to ask@umurage.example')
  expect(mail?.text).toContain('Umurage')
})

test('another node shows it without a restart', async () => {
  const database = await createTestDatabase()
  const one = await startAcademy({ database })
  const other = await startAcademy({ database: { ...database, drop: async () => {} } })
  const boss = await aSuperadmin(one)
  expect((await shown(other)).name).toBe('Impinga')
  const { settings, version } = await one.as(boss).call('GET /api/settings')
  await one.as(boss).call('PUT /api/settings', { body: { ...settings, name: 'Umurage', version } })
  await vi.waitFor(async () => expect((await shown(other)).name).toBe('Umurage'), {
    timeout: 10_000,
    interval: 100,
  })
  // A node that starts later begins with it.
  const third = await startAcademy({ database: { ...database, drop: async () => {} } })
  expect(third.services.academy.name).toBe('Umurage')
  expect(third.services.liveSettings.overrides()).toEqual(['name'])
  for (const node of [third, other, one]) await node.stop()
})

test('of two who save at once one is told, and overwrites nothing', async () => {
  const { version } = await read()
  expect((await set({ name: 'First' }, version)).status).toBe(200)
  expect(await set({ name: 'Second' }, version)).toMatchObject({
    status: 409,
    body: { message: M.savedMeanwhile },
  })
  expect((await read()).settings.name).toBe('First')
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => set({ name }, version + 1)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('what says the same as the file follows the file; the log brings back what stood before', async () => {
  await set({ name: 'Umurage', payment: PAID })
  const { acts } = await academy.as(chief).call('GET /api/audit', { query: { kind: 'settings' } })
  const before = acts[0]?.before ?? {}
  await set({
    name: String(before.name),
    payment: { ...PAID, ussdCode: null, recipient: null, verificationHours: 24 },
  })
  const { overrides, settings, file } = await read()
  expect(overrides).toEqual([])
  expect(settings).toEqual(file)
})

test('saving what stands changes nothing and tells nothing', async () => {
  await set({ name: 'Umurage' })
  expect(await set({})).toMatchObject({ status: 200, body: { version: 1 } })
  const { total } = await academy.as(chief).call('GET /api/audit', { query: { kind: 'settings' } })
  expect(total).toBe(1)
})

test('each wrong value is told at its field, and nothing is saved', async () => {
  const answer = await set({
    name: ' ',
    email: 'nobody',
    foundedYear: 12,
    socials: { x: 'javascript:alert(1)' },
    payment: { ussdCode: 'call me', recipient: null, verificationHours: 0 },
  } as Partial<SettingsForm>)
  expect(answer).toMatchObject({
    status: 400,
    body: {
      fields: {
        name: M.nameRequired,
        email: M.emailInvalid,
        foundedYear: M.yearInvalid,
        'socials.x': M.linkInvalid,
        'payment.ussdCode': M.ussdInvalid,
        'payment.verificationHours': M.hoursInvalid,
      },
    },
  })
  expect(await set({ payment: { ...PAID, recipient: null } })).toMatchObject({
    status: 400,
    body: { fields: { 'payment.recipient': M.recipientMissing } },
  })
  expect((await read()).version).toBe(0)
})

test('an admin neither reads nor changes them, and nobody sets the viewer here', async () => {
  const admin = await anAdmin(academy)
  const { settings, version } = await read()
  expect((await academy.as(admin).send('GET /api/settings')).status).toBe(403)
  expect((await academy.as(admin).send('PUT /api/settings', { body: { ...settings, version } })).status).toBe(
    403,
  )
  const body = { ...settings, version, documentViewer: 'https://viewer.example/?src={url}' }
  expect((await academy.as(chief).send('PUT /api/settings', { body })).status).toBe(400)
})

test('what no longer fits after an upgrade is left to the file', () => {
  const { file } = academy.services.liveSettings
  expect(mergeSettings(file, { name: 'Umurage', foundedYear: 'long ago', former: 1 })).toEqual({
    merged: { ...file, name: 'Umurage' },
    refused: expect.arrayContaining(['foundedYear', 'former']),
  })
})

test('the start no longer asks for what is set on the screen', () => {
  const { dataDir } = academy.services.config
  const facts = (overrides: string[]) => factsNotSaid(dataDir, overrides).map(({ fact }) => fact)
  expect(facts([])).toContain('email')
  expect(facts(['email', 'payment'])).not.toContain('email')
  expect(facts(['email', 'payment'])).not.toContain('payment.ussdCode, payment.recipient')
})
