import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCourse, anAdmin, aStudent, type TestPerson } from '../../../testing/people.ts'
import { MTN_STATEMENT } from '../../../testing/statement.ts'
import { statementSender } from '../../../testing/statement-sender.ts'

let academy: TestAcademy
let chantal: TestPerson
let sender: ReturnType<typeof statementSender>
beforeAll(async () => {
  academy = await startAcademy()
  chantal = await anAdmin(academy, { name: 'Chantal Gatera' })
  sender = statementSender(academy, chantal)
})
beforeEach(() => academy.services.db.deleteFrom('statements').execute())
afterAll(() => academy.stop())

describe('the list', () => {
  test('newest first; removing takes the payments, and decisions stay', async () => {
    const { body: first } = await sender.sendFile(MTN_STATEMENT, 'one.csv')
    const { body: second } = await sender.send({
      body: { text: 'id,date,amount\nLATER1,2026-11-20 20:00,500\n' },
    })
    const read = () => academy.as(chantal).call('GET /api/payment-statements')
    const list = async () => (await read()).statements
    // The same lines once more: what statements share counts once.
    const { body: third } = await sender.sendFile(`${MTN_STATEMENT}\n`, 'again.csv')
    expect((await read()).coverage).toEqual({
      from: first.statement.from,
      to: second.statement.to,
      paymentCount: 3,
    })
    await academy
      .as(chantal)
      .send('DELETE /api/payment-statements/{id}', { params: { id: third.statement._id } })
    expect((await list()).map(({ fileName }) => fileName)).toEqual(['Pasted lines', 'one.csv'])
    const remove = (id: string) =>
      academy.as(chantal).send('DELETE /api/payment-statements/{id}', { params: { id } })
    expect(await remove(first.statement._id)).toMatchObject({
      status: 200,
      body: { message: M.statementRemoved },
    })
    expect(await remove(first.statement._id)).toMatchObject({
      status: 404,
      body: { message: M.statementNotFound },
    })
    expect((await list()).map(({ _id }) => _id)).toEqual([second.statement._id])
    expect(await sender.stored()).toHaveLength(1)
    const acts = await academy.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', first.statement._id)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['import-payment-statement', 'remove-payment-statement'])
  })

  test('what a later statement has too counts on when the earlier one is taken back, as the later one reads it', async () => {
    const lines = (...of: string[]) => ({
      body: { text: ['id,date,amount,name', ...of].join('\n') },
    })
    const imported = async (...of: string[]) => (await sender.send(lines(...of))).body
    const wrong = await imported('OLD01,2026-11-18 10:00,500,Aline', 'BOTH1,2026-11-19 10:00,70000,Aline')
    const right = await imported('BOTH1,2026-11-19 10:00,7000,Aline', 'NEW01,2026-11-20 10:00,900,Aline')
    const again = await imported(
      'BOTH1,2026-11-19 10:00,7000,Aline Uwase',
      'NEW01,2026-11-20 10:00,900,Aline',
    )
    expect([right, again]).toMatchObject([
      { added: 1, known: 1 },
      { added: 0, known: 2 },
    ])
    const counting = async () =>
      (await sender.stored()).map((one) => `${one.transaction_id} ${one.amount_rwf} ${one.payer_name}`)
    const remove = ({ statement }: typeof wrong) =>
      academy.as(chantal).call('DELETE /api/payment-statements/{id}', { params: { id: statement._id } })
    expect(await counting()).toEqual(['BOTH1 70000 Aline', 'NEW01 900 Aline', 'OLD01 500 Aline'])
    await remove(wrong)
    expect(await counting()).toEqual(['BOTH1 7000 Aline', 'NEW01 900 Aline'])
    await Promise.all([remove(right), imported('NEW01,2026-11-20 10:00,900,Aline')])
    expect(await counting()).toEqual(['BOTH1 7000 Aline Uwase', 'NEW01 900 Aline'])
    await remove(again)
    expect(await counting()).toEqual(['NEW01 900 Aline'])
  })
})

describe('the review', () => {
  test('sees how well requests agree, and one payment serves one of them', async () => {
    const course = await aCourse(academy, { title: 'Android Apps with Kotlin', price: 55_000 })
    const ask = async (name: string, evidence: object) => {
      const student = await aStudent(academy, { name })
      const { request } = await academy
        .as(student)
        .call('POST /api/course/payment-request', { body: { courseId: course.id, ...evidence } })
      return request._id
    }
    const paid = { transactionId: '14829117730', payerNumber: '0780 000 627', paidAt: '2026-11-19T22:03:11Z' }
    const ids = {
      patrick: await ask('Patrick Ndayisaba', paid),
      copy: await ask('Theo Gasana', paid),
      parent: await ask('Olivier Hakizimana', { ...paid, transactionId: undefined, amountRwf: 55_000 }),
      silent: await ask('Yvette Mukamana', {}),
      late: await ask('Josiane Uwimana', { transactionId: '14829941180' }),
    }
    const kinds = async () => {
      const { pendingRequests, statement } = await academy
        .as(chantal)
        .call('GET /api/payment-requests/pending')
      const kindOf = (id: string) => pendingRequests.find(({ _id }) => _id === id)?.match
      return { kindOf, statement }
    }
    const before = await kinds()
    expect(before.statement).toBeNull()
    expect([before.kindOf(ids.patrick)?.kind, before.kindOf(ids.silent)?.kind]).toEqual([
      'no-statement',
      'nothing-sent',
    ])

    expect((await sender.sendFile(MTN_STATEMENT)).body.exact).toBe(1)
    const { kindOf, statement } = await kinds()
    expect(statement?.paymentCount).toBe(2)
    expect(kindOf(ids.patrick)).toMatchObject({
      kind: 'exact',
      confidence: 99,
      payment: { transactionId: '14829117730', payerName: 'Patrick Ndayisaba' },
      fields: { id: 'same', amount: 'same', payer: 'same', time: 'same' },
    })
    expect(kindOf(ids.copy)).toMatchObject({ kind: 'likely', confidence: 49 })
    expect(kindOf(ids.parent)?.kind).toBe('unmatched')
    expect(kindOf(ids.silent)?.kind).toBe('nothing-sent')
    expect(kindOf(ids.late)?.kind).toBe('after-statement')

    await academy.as(chantal).call('POST /api/payment-requests/{id}/approve', { params: { id: ids.patrick } })
    const after = await kinds()
    expect(after.kindOf(ids.copy)).toMatchObject({ kind: 'id-used', confidence: null })
    expect(after.kindOf(ids.copy)?.usedBy).toMatch(/^\w{4}-\w{2}$/)
  })
})
