import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { CALLERS, type CallerKind } from './testing/access/callers.ts'
import type { Answer } from './testing/calls.ts'
import { anApprovedCertificate } from './testing/certificates.ts'
import { type Fixture, once, setUpFixture } from './testing/fixture.ts'
import { type MalformedCall, malformedCall, onFixture } from './testing/malformed-calls.ts'

/** The same calls every time; `FUZZ_SEED=2 FUZZ_CALLS=100000 npx vitest run --project server src/fuzz.test.ts` makes others. */
const calls = Number(process.env.FUZZ_CALLS ?? 1_000)
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
/** Some calls delete what the others need. */
const CALLS_A_FIXTURE = 200
const MS_A_CALL = 100

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

test(`no call fails, whatever it holds (seed ${seed}, ${calls} calls)`, {
  timeout: calls * MS_A_CALL,
}, async () => {
  console.info(`fuzz: FUZZ_SEED=${seed} FUZZ_CALLS=${calls}`)
  let made = 0
  let fixtures = new Map<CallerKind, Fixture>()
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(malformedCall, async (wild) => {
    if (made++ % CALLS_A_FIXTURE === 0) fixtures = await setUpFixtures()
    const fixture = fixtures.get(wild.kind) as Fixture
    const call = await onFixture(wild, fixture)
    const answer = await academy.as(fixture.caller).send(call.address, call.sending)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    expectSound(call, answer)
  })
  // What a call finds depends on the calls before it, so a failing one cannot be made smaller by itself.
  await fc.assert(property, { seed, numRuns: calls, endOnFailure: true })
  expect(made).toBe(calls)
  for (const status of [200, 400, 401, 403, 404])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(calls / 200)
})

async function setUpFixtures(): Promise<Map<CallerKind, Fixture>> {
  const fixtures = new Map<CallerKind, Fixture>()
  const certificate = once(() => anApprovedCertificate(academy))
  for (const kind of CALLERS) fixtures.set(kind, await setUpFixture(academy, kind, certificate))
  return fixtures
}

/** Where a person is given a token of their own. */
const GIVES_TOKEN = new Set([
  ...['POST /api/user/login', 'POST /api/user/register', 'POST /api/user/verify'],
  ...['POST /api/user/setup', 'POST /api/auth/exchange'],
])

function expectSound({ endpoint, kind }: MalformedCall, answer: Answer): void {
  const what = `${endpoint.address} as ${kind}: ${answer.status} ${answer.text.slice(0, 300)}`
  expect(answer.status, what).toBeLessThan(500)
  if (answer.status >= 400) {
    expect(answer.headers['content-type'], what).toContain('application/json')
    expect(answer.body?.message, what).toEqual(expect.stringMatching(/./))
  }
  expect(answer.text, what).not.toMatch(/\$argon2|node_modules|at async /)
  expect(answer.text, what).not.toContain(academy.services.secret)
  if (!/^(visitor|S\d)$/.test(kind) || GIVES_TOKEN.has(endpoint.address)) return
  // The names of wrong fields are the caller's own words.
  const { fields: _, ...rest } = answer.body ?? {}
  expect(
    keysOf(rest).filter((key) => /hash|token|otp|secret/i.test(key)),
    what,
  ).toEqual([])
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}
