import { INVITATION_MESSAGES as M } from '@academy/contract/invitations'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailRefused } from '../../services/mail/mail.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anInvitation, mailedLink } from '../../testing/invitations.ts'
import { anAdmin, aSuperadmin, PASSWORD, type TestPerson } from '../../testing/people.ts'
import { invitationsJobs } from './index.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeEach(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy, { name: 'Claudine Umutoni' })
})
afterEach(() => academy.stop())

const send = (lines: object[]) => academy.as(claudine).send('POST /api/invitations', { body: { lines } })
const list = (query: object = {}) => academy.as(claudine).call('GET /api/invitations', { query })
const accept = async (email: string) =>
  academy.as(null).send('POST /api/invitations/accept', {
    body: { setupToken: await mailedLink(academy, email), name: 'Keza Mutoni', password: PASSWORD },
  })

describe('the list of invitations', () => {
  test('is searched and filtered, and goes out as a file', async () => {
    await anInvitation(academy, { by: claudine, name: 'Éric Mugisha', email: 'one@example.rw' })
    await anInvitation(academy, { by: claudine, name: '=cmd', email: 'two@example.rw', role: 'instructor' })
    await academy.outbox()
    expect((await list({ q: 'eric' })).invitations).toMatchObject([
      { email: 'one@example.rw', state: 'sent' },
    ])
    expect(await list({ state: 'waiting' })).toMatchObject({ total: 0, hasMore: false })
    const file = await academy.as(claudine).send('GET /api/invitations/csv')
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(3)
    expect(file.text).toContain("'=cmd")
  })

  test('many are sent again or withdrawn together; old links end', async () => {
    const [one, two] = [
      await anInvitation(academy, { email: 'one@example.rw' }),
      await anInvitation(academy, { email: 'two@example.rw' }),
    ]
    const old = await mailedLink(academy, 'one@example.rw')
    const ids = [one.id, two.id, 'f'.repeat(24)]
    const again = await academy.as(claudine).call('POST /api/invitations/resend', { body: { ids } })
    expect(again).toEqual({ message: M.someLeft(M.resent(2), 1), changed: 2, left: 1 })
    const fresh = await mailedLink(academy, 'one@example.rw')
    expect(fresh).not.toBe(old)
    const opened = async (setupToken: string) => {
      const body = await academy.as(null).call('POST /api/invitations/open', { body: { setupToken } })
      return body.invitation?.email ?? body.use
    }
    expect(await Promise.all([opened(old), opened('abc'), opened(fresh)])).toEqual([
      ...['none', 'none', 'one@example.rw'],
    ])
    const gone = await academy
      .as(claudine)
      .call('POST /api/invitations/withdraw', { body: { ids: [one.id] } })
    expect(gone).toEqual({ message: M.withdrawn(1), changed: 1, left: 0 })
    expect((await accept('one@example.rw')).body.message).toBe(M.linkInvalid)
    expect((await accept('two@example.rw')).status).toBe(200)
    expect((await send([{ email: 'one@example.rw' }])).status).toBe(200)
  })

  test('those of admins are superadmins’ alone', async () => {
    const samuel = await aSuperadmin(academy)
    const { id } = await anInvitation(academy, { by: samuel, role: 'admin' })
    for (const address of ['POST /api/invitations/resend', 'POST /api/invitations/withdraw'])
      expect(await academy.as(claudine).send(address, { body: { ids: [id] } })).toMatchObject({ status: 403 })
  })

  test('who is deleted takes their invitation along', async () => {
    await anInvitation(academy, { email: 'keza@example.rw' })
    await accept('keza@example.rw')
    const { users } = await academy.as(claudine).call('GET /api/users', { query: { q: 'keza@' } })
    const params = { id: users[0]?._id ?? '' }
    await academy.as(await aSuperadmin(academy)).call('DELETE /api/user/{id}', { params })
    expect((await list()).total).toBe(0)
  })
})

describe('a mail that fails', () => {
  const mail = async (id: string, failure: Error, attempt = 1) => {
    const fail = async () => Promise.reject(failure)
    const [handler] = invitationsJobs(academy.services, { send: fail })
    await handler?.run({ id }, { id: '1', attempt, signal: new AbortController().signal })
  }
  const rowOf = async (email: string) => (await list({ q: email })).invitations[0]

  test('for good is told at its row, and may be sent again', async () => {
    const { id, email } = await anInvitation(academy)
    await mail(id, mailRefused(550, new Error('no such mailbox')))
    expect(await rowOf(email)).toMatchObject({ state: 'failed', problem: M.mailRefused })
    await academy.as(claudine).call('POST /api/invitations/resend', { body: { ids: [id] } })
    expect((await accept(email)).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ state: 'accepted', problem: '' })
  })

  test('for now is tried again and says so; after the last try it is given up', async () => {
    const { id, email } = await anInvitation(academy)
    await expect(mail(id, new Error('the mail server is away'))).rejects.toThrow('away')
    expect(await rowOf(email)).toMatchObject({ state: 'waiting', problem: M.mailWaits })
    await mail(id, new Error('the mail server is away'), 12)
    expect(await rowOf(email)).toMatchObject({ state: 'failed', problem: M.mailGivenUp })
  })

  test('of an invitation withdrawn meanwhile changes nothing', async () => {
    const { id, email } = await anInvitation(academy)
    await academy.as(claudine).call('POST /api/invitations/withdraw', { body: { ids: [id] } })
    await mail(id, new Error('never asked'))
    expect(await rowOf(email)).toMatchObject({ state: 'withdrawn', problem: '' })
  })
})
