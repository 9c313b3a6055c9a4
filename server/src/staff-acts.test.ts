import { contract } from '@academy/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { ACCESS } from './testing/access/table.ts'
import type { RawSending } from './testing/calls.ts'
import { setUpFixture } from './testing/fixture.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const STAFF = ['teacher', 'admin', 'superadmin']
const writes = Object.values(contract).filter(({ method, who }) => method !== 'GET' && STAFF.includes(who))

/** What a member of staff writes that the log does not tell, and why. */
const NOT_TOLD: Record<string, string> = {
  'POST /api/instructor/slide-image/upload':
    'a picture stands nowhere until its lecture is saved, which is told',
  'POST /api/instructor/question-image/upload':
    'a picture stands nowhere until its question is saved, which is told',
  'POST /api/instructor/questions/read': 'reads a file and writes nothing',
  'POST /api/users/deletion': 'says what would be lost and writes nothing',
  'POST /api/instructor/courses/deletion': 'says what would be lost and writes nothing',
  'POST /api/instructor/quizzes/deletion': 'says what would be lost and writes nothing',
  'POST /api/invitations/preview': 'judges a list and writes nothing',
  'PUT /api/submission/{id}/draft': 'nobody but who grades sees it; the saved grade is told',
  'PUT /api/certification/final-exam/submission/{id}/draft':
    'nobody but who grades sees it; the saved marks are told',
  'DELETE /api/instructor/attendance/{courseId}/check-in': 'its begin is told, and it ends by itself too',
  'POST /api/instructor/comments': 'a sentence of one’s own for later; where it is given, the grade is told',
  'DELETE /api/instructor/comments/{id}': 'a sentence of one’s own for later',
}

/** These do something and change no field that anybody reads. */
const ACTS_ONLY = [
  'DELETE /api/users/{id}/sessions/{sessionId}',
  'DELETE /api/users/{id}/sessions',
  'POST /api/users/{id}/reset-link',
  'POST /api/invitations/resend',
  'POST /api/instructor/attendance/{courseId}/check-in',
]

const rows = () => academy.services.db.selectFrom('audit_log').selectAll().orderBy('id').execute()

test('what is not told has a reason, and is a call', () => {
  const addresses = writes.map(({ address }) => address as string)
  for (const address of [...Object.keys(NOT_TOLD), ...ACTS_ONLY]) expect(addresses).toContain(address)
  expect(writes.length).toBeGreaterThan(40)
})

describe.each(writes)('$address', ({ address, method, who }) => {
  test(NOT_TOLD[address] ? 'is not told' : 'is told in exactly one row', async () => {
    const fixture = await setUpFixture(academy, who === 'superadmin' ? 'SA' : 'AD')
    const sound = await ACCESS[address].valid(fixture)
    const before = await rows()
    const answer = await academy.as(fixture.caller).send(address, {
      ...(sound as RawSending),
      headers: {
        ...sound.headers,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      },
    })
    expect(answer).toMatchObject({ status: 200 })
    const own = (await rows()).slice(before.length)
    if (NOT_TOLD[address]) return expect(own).toEqual([])
    expect(own).toHaveLength(1)
    const [act] = own
    expect(act).toMatchObject({
      actor_id: fixture.caller?.id,
      actor_name: fixture.caller?.name,
      actor_role: who === 'superadmin' ? 'superadmin' : 'admin',
      subject_kind: expect.stringMatching(/./),
      subject_id: expect.stringMatching(/./),
      request_id: answer.headers['x-request-id'],
      network: '127.0.0.0/24',
      device: 'Firefox on Windows',
    })
    if (!['batch', 'settings', 'academy'].includes(act?.subject_kind ?? ''))
      expect(act?.subject_name).not.toBe('')
    if (ACTS_ONLY.includes(address)) return
    const details = act?.details as { before?: object; after?: object }
    const sides = [details.before, details.after].filter((side) => Object.keys(side ?? {}).length > 0)
    expect(sides.length, JSON.stringify(details)).toBeGreaterThan(0)
    // A POST may make what was not there.
    if (method !== 'POST') expect(Object.keys(details.before ?? {}), JSON.stringify(details)).not.toEqual([])
    expect(JSON.stringify(act)).not.toMatch(/\$argon2|"password|token/i)
  })
})
