import { contract } from '@academy/contract'
import { USER_MESSAGES as M } from '@academy/contract/users'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, PASSWORD } from '../../testing/people.ts'
import { everyRow } from '../../testing/row-counts.ts'
import { prepareFirstSuperadmin } from './index.ts'
import { replaceSetupLink } from './secrets-store.ts'

let academy: TestAcademy
afterEach(() => academy.stop())

const form = { name: 'Samuel', email: 'samuel@example.rw', password: 'the first of all' }
const setUp = (setupToken: string, person: object = form) =>
  academy.as(null).send('POST /api/user/setup', { body: { setupToken, ...person } })
const printedToken = async () =>
  (await prepareFirstSuperadmin(academy.services))?.setupUrl.split('#').at(-1) ?? ''

test('the printed link makes the first superadmin, once', async () => {
  academy = await startAcademy()
  const token = await printedToken()
  const answer = await setUp(token)
  expect(answer).toMatchObject({ status: 200, body: { user: { role: 'admin', mainrole: 'superadmin' } } })
  expect((await academy.as(answer.body).send('GET /api/courses')).status).toBe(200)
  expect(await setUp(token, { ...form, email: 'second@example.rw' })).toMatchObject({
    status: 400,
    body: { message: M.setupInvalid },
  })
  expect(await prepareFirstSuperadmin(academy.services)).toBeNull()
})

test('a reply that does not fit its schema leaves nobody appointed, and the link goes on working', async () => {
  academy = await startAcademy()
  const token = await printedToken()
  const before = await everyRow(academy)
  const { reply } = contract.setup
  Object.assign(contract.setup, { reply: z.never() })
  try {
    expect((await setUp(token)).status).toBe(500)
  } finally {
    Object.assign(contract.setup, { reply })
  }
  expect(await everyRow(academy)).toEqual(before)
  expect((await setUp(token)).status).toBe(200)
})

test('the first superadmin takes no password that is guessed first', async () => {
  academy = await startAcademy({
    env: { SUPERADMIN_EMAIL: 'chief@example.rw', SUPERADMIN_PASSWORD: 'password' },
  })
  await expect(prepareFirstSuperadmin(academy.services)).rejects.toThrow(
    /^SUPERADMIN_PASSWORD: .*use that password/,
  )
  const { db } = academy.services
  await replaceSetupLink(db, 'printed', 60)
  const answer = await setUp('printed', { ...form, password: 'samuel2026' })
  expect(answer).toMatchObject({ status: 400, body: { fields: { password: M.passwordPersonal } } })
})

test('a new start prints a new link, and the old one is over; of two at once one wins', async () => {
  academy = await startAcademy()
  const old = await printedToken()
  const token = await printedToken()
  expect((await setUp(old)).status).toBe(400)
  const answers = await Promise.all([setUp(token), setUp(token, { ...form, email: 'rival@example.rw' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('the printed link, which stands in a log for ever, dies in an hour', async () => {
  academy = await startAcademy()
  const token = await printedToken()
  const moveEnd = (interval: string) =>
    sql`update setup_links set expires_at = expires_at - ${interval}::interval`.execute(academy.services.db)
  await moveEnd('61 minutes')
  expect((await setUp(token)).status).toBe(400)
  await moveEnd('-2 minutes')
  expect((await setUp(token)).status).toBe(200)
})

test('the person of the environment is made at the start, also out of an account that exists', async () => {
  const email = 'chief@example.rw'
  academy = await startAcademy({
    env: { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: 'from the environment' },
  })
  const student = await aStudent(academy, { email })
  expect(await prepareFirstSuperadmin(academy.services)).toBeNull()
  const log = (password: string) =>
    academy.as(null).send('POST /api/user/login', { body: { email, password } })
  expect(await log('from the environment')).toMatchObject({
    status: 200,
    body: { user: { _id: student.id, mainrole: 'superadmin' } },
  })
  expect((await log(PASSWORD)).status).toBe(401)
})
