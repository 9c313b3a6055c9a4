import { USER_MESSAGES as M } from '@academy/contract/users'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { openLivePage } from '../../testing/live.ts'
import { anAdmin, aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeEach(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
})
afterEach(() => academy.stop())

const signIn = ({ email, password }: TestPerson) =>
  academy.as(null).call('POST /api/user/login', { body: { email, password } })
const isIn = async (session: { token: string }) =>
  (await academy.as(session).send('GET /api/user/me')).status === 200

test('an admin sees a person’s devices and signs one of them out, its live line too', async () => {
  const aline = await aStudent(academy)
  const phone = await signIn(aline)
  const page = await openLivePage(await academy.listen(), phone.token)
  const params = { id: aline.id }
  const { user, sessions } = await academy.as(claudine).call('GET /api/users/{id}', { params })
  expect(user).toMatchObject({ name: aline.name, role: 'user' })
  expect(sessions).toHaveLength(2)
  const newest = sessions.find(({ _id }) => _id !== aline.sessionId)?._id ?? ''
  const ended = await academy
    .as(claudine)
    .call('DELETE /api/users/{id}/sessions/{sessionId}', { params: { ...params, sessionId: newest } })
  expect(ended.message).toBe(M.sessionEnded)
  await page.ended
  expect([await isIn(phone), await isIn(aline)]).toEqual([false, true])
  await academy.as(claudine).call('DELETE /api/users/{id}/sessions', { params })
  expect(await isIn(aline)).toBe(false)
})

test('a session of somebody else is not found under this person', async () => {
  const [aline, eric] = [await aStudent(academy), await aStudent(academy)]
  const answer = await academy.as(claudine).send('DELETE /api/users/{id}/sessions/{sessionId}', {
    params: { id: aline.id, sessionId: eric.sessionId },
  })
  expect(answer).toMatchObject({ status: 404, body: { message: M.sessionNotFound } })
  expect(await isIn(eric)).toBe(true)
})

test('an admin signs no superadmin out', async () => {
  const samuel = await aSuperadmin(academy)
  const params = { id: samuel.id, sessionId: samuel.sessionId }
  for (const address of ['DELETE /api/users/{id}/sessions', 'DELETE /api/users/{id}/sessions/{sessionId}'])
    expect(await academy.as(claudine).send(address, { params })).toMatchObject({
      status: 403,
      body: { message: M.sessionsOfSuperadmin },
    })
  expect(await isIn(samuel)).toBe(true)
})

test('a reset link goes to the person’s own mail, and is written down', async () => {
  const aline = await aStudent(academy)
  const params = { id: aline.id }
  const sent = await academy.as(claudine).call('POST /api/users/{id}/reset-link', { params })
  expect(sent).toEqual({ message: M.resetLinkSent })
  const mail = (await academy.outbox()).at(-1)
  expect(mail).toMatchObject({ to: aline.email })
  const token = mail?.text.match(/reset-password\/open#(\S+)/)?.[1] ?? ''
  const body = { password: 'a new quiet morning' }
  await academy.as(null).call('POST /api/user/reset', { query: { token }, body })
  const acts = await academy.services.db.selectFrom('audit_log').selectAll().execute()
  expect(acts).toMatchObject([{ action: 'mail-password-link', actor_id: claudine.id, subject_id: aline.id }])
  expect(JSON.stringify(acts)).not.toContain(token)
})
