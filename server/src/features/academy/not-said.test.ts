import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsNotSaid, readAcademySettings } from '../../settings.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCertificate } from '../../testing/certificates.ts'
import { aPaymentRequest } from '../../testing/payments.ts'
import { aStudent } from '../../testing/people.ts'
import { createTestDatabase } from '../../testing/postgres.ts'
import { settingsFolders } from '../../testing/settings-folders.ts'

const DEMO = readFileSync(new URL('../../../demo/academy.json', import.meta.url), 'utf8')
const OWN = {
  email: 'ask@umurage.example',
  phone: '+250 788 123 456',
  payment: { ussdCode: '*182*8*1*123456#', recipient: 'Umurage Ltd' },
  certificate: { signatoryName: 'Odette Mukamana', signatoryTitle: 'Rector' },
  socials: {},
  partners: [],
}

const folderOf = settingsFolders()
const folderWith = (settings?: object) => folderOf(settings && JSON.stringify(settings))

const factsOf = async (academy: TestAcademy) => (await academy.as(null).call('GET /api/academy', {})).academy

/** The last mail of a rejected payment, the footer of a certificate's page, who issues and who signs. */
async function whatIsTold(academy: TestAcademy) {
  await aPaymentRequest(academy, { decided: 'rejected', reason: 'Not on our statement.' })
  const { number, student } = await aCertificate(academy)
  const page = await academy.app.inject(`/certificate/${number}`)
  const issuer = await academy.app.inject({
    url: '/certificate/issuer',
    headers: { accept: 'application/json' },
  })
  const own = await academy.as(student).call('GET /api/certification/certificates/my')
  const rejection = (await academy.outbox()).find(({ text }) => text.includes('Not on our statement.'))
  return { page: page.payload, issuer: issuer.json(), certificate: own.certificates[0], rejection }
}

describe('an academy that has said nothing of itself', () => {
  let academy: TestAcademy
  beforeAll(async () => {
    academy = await startAcademy()
  })
  afterAll(() => academy.stop())

  test('shows visitors no made-up contact, partner, account or code to pay to', async () => {
    const facts = await factsOf(academy)
    expect(facts).toMatchObject({
      email: null,
      phone: null,
      partners: [],
      socials: {},
      payment: { ussdCode: null, recipient: null, verificationHours: 24 },
    })
    const madeUp = Object.values(JSON.parse(DEMO)).flatMap((value) =>
      typeof value === 'object' ? Object.values(value as object) : [value],
    )
    for (const value of madeUp) expect(JSON.stringify(facts)).not.toContain(value)
  })

  test('writes, certifies and issues without one', async () => {
    const { page, issuer, certificate, rejection } = await whatIsTold(academy)
    expect(page).not.toMatch(/mailto:|null/)
    expect(issuer).not.toHaveProperty('email')
    expect(certificate).toMatchObject({ signatoryName: 'Impinga', signatoryTitle: '' })
    expect(rejection?.text).toContain('We could not verify your payment')
    expect(rejection?.text).not.toMatch(/Questions\?|null/)
    expect(rejection?.html).not.toMatch(/Questions\?|null/)
  })
})

test('what an academy says is shown, in letters and on certificates too', async () => {
  const academy = await startAcademy({ env: { DATA_DIR: folderWith(OWN) } })
  expect(await factsOf(academy)).toMatchObject(OWN)
  const { page, issuer, certificate, rejection } = await whatIsTold(academy)
  expect(page).toContain('mailto:ask@umurage.example')
  expect(issuer.email).toBe('ask@umurage.example')
  expect(certificate).toMatchObject(OWN.certificate)
  expect(rejection?.text).toContain('Write to ask@umurage.example')
  await academy.stop()
})

test('the demo’s facts are shown by the demo, and by no academy that somebody uses', async () => {
  const demo = await startAcademy({ env: { DEMO: 'on' } })
  expect(await factsOf(demo)).toMatchObject(JSON.parse(DEMO))
  await demo.stop()

  const database = await createTestDatabase()
  const used = await startAcademy({ database: { ...database, drop: async () => {} } })
  await aStudent(used)
  await used.stop()
  const again = await startAcademy({ env: { DEMO: 'on' }, database })
  expect(await factsOf(again)).toMatchObject({ email: null, payment: { ussdCode: null } })
  await again.stop()
})

test('the start names what is left out, and an empty answer is one', () => {
  expect(factsNotSaid(folderWith()).map(({ fact }) => fact)).toEqual([
    'payment.ussdCode, payment.recipient',
    'email',
    'phone',
    'certificate.signatoryName, certificate.signatoryTitle',
    'socials',
    'partners',
  ])
  expect(factsNotSaid(folderWith(OWN))).toEqual([])
  const { phone: _, ...silent } = OWN
  expect(factsNotSaid(folderWith(silent)).map(({ fact }) => fact)).toEqual(['phone'])
  expect(factsNotSaid(folderWith({ ...OWN, phone: null }))).toEqual([])
})

test('a code without the name that the phone shows stops the start', () => {
  const payment = { ussdCode: '*182*8*1*123456#' }
  expect(() => readAcademySettings(folderWith({ payment }))).toThrow(/payment: .*recipient/)
})
