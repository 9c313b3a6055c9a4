import { contract } from '@academy/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { CALLERS, type CallerKind } from './testing/access/callers.ts'
import { accessDocument } from './testing/access/document.ts'
import { ACCESS, expectedStatus } from './testing/access/table.ts'
import { type Fixture, setUpFixture } from './testing/fixture.ts'

let academy: TestAcademy
/** Whoever is refused, by role or for the input, changes nothing: each call meets the same of them. */
const outsiders = new Map<CallerKind, Fixture>()
beforeAll(async () => {
  academy = await startAcademy()
  for (const kind of CALLERS) outsiders.set(kind, await setUpFixture(academy, kind))
})
afterAll(() => academy.stop())

const endpoints = Object.values(contract)
const GARBAGE = { body: { nonsense: [] }, query: { course: 'undefined', lecture: 'null', token: '' } }

/** Secrets, places on the server, and other people's addresses for those who run nothing. */
function expectNothingLeaks(
  text: string,
  { academy: { services }, caller, owner }: Fixture,
  kind: CallerKind,
) {
  expect(text).not.toMatch(/\$argon2|password_?hash|token_?hash|otp_?hash|session_?id/i)
  expect(text).not.toContain(services.config.dataDir)
  expect(text).not.toContain(services.secret)
  if (caller && kind !== 'AD' && kind !== 'SA' && caller !== owner) expect(text).not.toContain(owner.email)
}

test('every call has its row, and every row its call', () => {
  expect(Object.keys(ACCESS)).toEqual(endpoints.map(({ address }) => address))
  for (const { cells } of Object.values(ACCESS)) expect(cells).toMatch(/^\d{3}( \d{3}){7}$/)
})

describe.each(endpoints)('$address', ({ address, who, path, offline }) => {
  test.each(CALLERS)('%s', async (kind) => {
    const expected = expectedStatus(address, kind)
    const isReading = address.startsWith('GET ') && expected === 200
    const isShared = (isReading || isRefusal(expected)) && !MAKES_THE_EXAM.test(address)
    const fixture = (isShared && outsiders.get(kind)) || (await setUpFixture(academy, kind))
    const answer = await academy.as(fixture.caller).send(address, await ACCESS[address].valid(fixture))
    expect(`${answer.status} ${answer.body?.message ?? ''}`).toMatch(new RegExp(`^${expected} `))
    if (answer.status >= 400) expect(answer.body.message).toBeTruthy()
    expectNothingLeaks(answer.text, fixture, kind)
    const isForCaller = who === 'everyone' || who === 'teacher' || !isTeaching(kind)
    // A page is kept as what is in it may be (`person-pages.test.ts`); there is none here.
    const isPage = address === 'GET /api/page'
    const mayBeKept = Boolean(offline) && answer.status === 200 && isForCaller && !isPage
    expect(answer.headers['offline-copy']).toBe(mayBeKept ? 'allowed' : undefined)
    if (mayBeKept) expectNothingPrivate(answer.body)
  })

  test.runIf(who !== 'everyone')('refuses by role before it reads anything', async () => {
    // Refused for its input, or a reading: whoever is admitted is the same afterwards too.
    const changesNothing = address.startsWith('GET ') || path.includes('{')
    for (const kind of CALLERS) {
      const isRefusedByRole = kind === 'visitor' || !isAdmitted(who, kind)
      const outsider = isRefusedByRole || changesNothing ? outsiders.get(kind) : undefined
      const fixture = outsider ?? (await setUpFixture(academy, kind))
      const params = Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'undefined']),
      )
      const answer = await academy.as(fixture.caller).send(address, { ...GARBAGE, params })
      if (isRefusedByRole) expect(answer.status).toBe(kind === 'visitor' ? 401 : 403)
      else expect(answer.status).not.toBe(401)
      expect(answer.status).toBeLessThan(500)
    }
  })
})

const isRefusal = (status: number) => status === 401 || status === 403
/** What is prepared for these is the one exam of the fixture's course. */
const MAKES_THE_EXAM = /final-exam|request-certification/
const isTeaching = (kind: CallerKind) => ['I0', 'I1', 'AD', 'SA'].includes(kind)

/** What the browser keeps holds no answer key, no sitting, no payment and nobody's address; this academy has none of its own. */
function expectNothingPrivate(body: unknown) {
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/[\w.]@[\w]/)
  expect(text).not.toMatch(
    /"(correct\w*|answerKey|deadline|transactionId|amount|phoneNumber|student|users|token)":/,
  )
}

function isAdmitted(who: (typeof endpoints)[number]['who'], kind: CallerKind): boolean {
  if (who === 'student') return kind.startsWith('S') && kind !== 'SA'
  if (who === 'teacher') return ['I0', 'I1', 'AD', 'SA'].includes(kind)
  if (who === 'admin') return ['AD', 'SA'].includes(kind)
  if (who === 'superadmin') return kind === 'SA'
  return true
}

test('docs/access.md says the same', async () => {
  await expect(accessDocument()).toMatchFileSnapshot('../../docs/access.md')
})
