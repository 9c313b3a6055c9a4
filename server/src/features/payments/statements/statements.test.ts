import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import type { SentFile } from '../../../testing/calls.ts'
import { aCourse, anAdmin, aStudent, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let chantal: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  chantal = await anAdmin(academy, { name: 'Chantal Gatera' })
})
beforeEach(() => academy.services.db.deleteFrom('statements').execute())
afterAll(() => academy.stop())

const csv = (content: string | Uint8Array, name = 'statement.csv'): SentFile => ({
  name,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
  type: 'text/csv',
})
const send = (sending: { file?: SentFile; body?: { text?: string; network?: string } }) =>
  academy.as(chantal).send('POST /api/payment-statements', sending)
const sendFile = (content: string | Uint8Array, name?: string) => send({ file: csv(content, name) })
const stored = () =>
  academy.services.db
    .selectFrom('statement_payments')
    .select(['transaction_id', 'amount_rwf', 'payer_number', 'payer_ending', 'payer_name', 'paid_at'])
    .orderBy('transaction_key')
    .execute()

const MTN = `Account holder:;IMPINGA ACADEMY LTD;;
Period:;2026-11-19 to 2026-11-20;;

Id;External id;Date;Status;Type;Note/Message;From;From Name;From Handler Name;To;To Name;Amount;Currency;Fee;Balance
14829117730;;2026-11-20 00:03:20;Successful;Payment;;FRI:250780***627/MSISDN;Patrick Ndayisaba;;FRI:014725/SP;IMPINGA ACADEMY LTD;55000;RWF;0;1055000
14829120054;;2026-11-20 01:10:02;Successful;Payment;;FRI:250788***301/MSISDN;"Umutoni; Grace";;FRI:014725/SP;IMPINGA ACADEMY LTD;35,000.00;RWF;0;1090000
14829120099;;2026-11-20 01:12:00;Failed;Payment;;FRI:250788***301/MSISDN;Grace Umutoni;;FRI:014725/SP;IMPINGA ACADEMY LTD;35000;RWF;0;1090000
14829140000;;2026-11-20 18:55:00;Successful;Cash out;;FRI:014725/SP;IMPINGA ACADEMY LTD;;FRI:1/BANK;BK;-500000;RWF;0;590000
`
const patrick = {
  transaction_id: '14829117730',
  amount_rwf: 55_000,
  payer_number: '250780***627',
  payer_ending: '627',
  payer_name: 'Patrick Ndayisaba',
  paid_at: new Date('2026-11-19T22:03:20Z'),
}

describe('a statement', () => {
  test('of MTN MoMo, as it is downloaded', async () => {
    const { status, body } = await sendFile(MTN, 'MTN_statement_2026-11-20.csv')
    expect([status, body]).toMatchObject([
      200,
      {
        message: '2 payments added from the statement',
        added: 2,
        known: 0,
        skippedTotal: 2,
        skipped: [
          { line: 7, message: M.lineNotDone },
          { line: 8, message: M.lineOutgoing },
        ],
        statement: {
          network: 'MTN MoMo',
          fileName: 'MTN_statement_2026-11-20.csv',
          from: '2026-11-19T22:03:20.000Z',
          to: '2026-11-20T16:55:00.000Z',
          paymentCount: 2,
          importedBy: 'Chantal Gatera',
        },
      },
    ])
    expect(await stored()).toEqual([
      patrick,
      expect.objectContaining({ amount_rwf: 35_000, payer_name: 'Umutoni; Grace', payer_ending: '301' }),
    ])
  })

  test('of Airtel Money', async () => {
    const { body } = await sendFile(
      `Transaction ID,Transaction Date & Time,Sender Mobile Number,Sender Name,Transaction Amount,Service Type,Transaction Status,Post Balance
MP261120.1842.B02157,20/11/2026 18:42:07,0732 561 240,Divine Iradukunda,"RWF 40,000.00",Merchant Payment,Transaction Success,900000
MP261120.1850.B02201,20/11/2026 18:50:11,0732 561 999,Josiane Uwimana,"RWF 55,000.00",Merchant Payment,Transaction Failed,900000
`,
      'report.csv',
    )
    expect(body).toMatchObject({ added: 1, skippedTotal: 1, statement: { network: 'Airtel Money' } })
    expect(await stored()).toEqual([
      {
        transaction_id: 'MP261120.1842.B02157',
        amount_rwf: 40_000,
        payer_number: '0732 561 240',
        payer_ending: '240',
        payer_name: 'Divine Iradukunda',
        paid_at: new Date('2026-11-20T16:42:07Z'),
      },
    ])
  })

  const id = 'A1B2C3D4'
  test.each<[string, string]>([
    [
      'English, by tabs',
      `Receipt No\tCompletion Time\tPaid In\tWithdrawn\n${id}\t2026-11-20 18:42:07\t40,000\t\n`,
    ],
    [
      'French',
      `N° de transaction;Date et heure;Montant (RWF);Numéro de téléphone;Nom\n${id};20/11/2026 18:42:07;40 000,00;0780000114;Aline\n`,
    ],
    ['French, credit and debit', `Identifiant;Date;Heure;Débit;Crédit\n${id};20/11/2026;18:42:07;;40.000\n`],
    [
      'Kinyarwanda',
      `Nomero y'igikorwa,Itariki,Isaha,Amafaranga,Nimero ya telefoni,Amazina\n${id},20/11/2026,18:42:07,40000 Frw,0780000114,Aline\n`,
    ],
    ['an American spreadsheet', `Transaction ID,Date,Amount\n${id},11/20/2026 6:42:07 PM,40000\n`],
    ['without headings', `${id}\t2026-11-20 18:42:07\t40,000\t0780 *** 114\tAline Uwase\n`],
    ['with bars', `id|date|amount in RWF\n${id}|20-Nov-2026 18:42:07|40000\n`],
    [
      'with quotes everywhere',
      `"Transaction ID","Date","Amount","Note"\r\n"${id}","2026-11-20 18:42:07","40,000","a ""quoted""\nnote"\r\n`,
    ],
  ])('in %s', async (_, text) => {
    for (const sending of [{ file: csv(text) }, { body: { text } }]) {
      await academy.services.db.deleteFrom('statements').execute()
      const { status, body } = await send(sending)
      expect([status, body?.message, body?.skipped]).toEqual([200, '1 payment added from the statement', []])
      expect(await stored()).toMatchObject([
        { transaction_id: id, amount_rwf: 40_000, paid_at: new Date('2026-11-20T16:42:07Z') },
      ])
    }
  })

  test('of messages that the academy’s phone got, one a line', async () => {
    const text = [
      'You have received 40000 RWF from Ogabor JULIUS INEJI (*********901) at 2026-11-20 10:37:10 . Balance:7675 RWF. FT Id: 29945559123',
      '151*Txn ID CI261120.0959.B00815*R You have received RWF 500 from 727937980 Félix Niyo.Your NEW BALANCE is RWF 500. *EN#',
      '*165*S*1000 RWF transferred to Samuel (250793000439) at 2026-11-20 10:20:09 .Fee: 20RWF.Balance: 175RWF.',
      '',
      'Vous avez reçu 30 000 RWF de Grace UMUTONI (250788***301) le 20/11/2026 à 11:00:00. Ref: 29945559124',
    ].join('\n')
    expect((await send({ body: { text } })).body).toMatchObject({
      added: 3,
      skipped: [{ line: 3, message: M.lineOutgoing }],
    })
    const at = (time: string) => new Date(`2026-11-20T${time}+02:00`)
    expect(await stored()).toEqual([
      {
        transaction_id: '29945559123',
        amount_rwf: 40_000,
        payer_number: '*********901',
        payer_ending: '901',
        payer_name: 'Ogabor JULIUS INEJI',
        paid_at: at('10:37:10'),
      },
      {
        transaction_id: '29945559124',
        amount_rwf: 30_000,
        payer_number: '250788***301',
        payer_ending: '301',
        payer_name: 'Grace UMUTONI',
        paid_at: at('11:00:00'),
      },
      {
        transaction_id: 'CI261120.0959.B00815',
        amount_rwf: 500,
        payer_number: '727937980',
        payer_ending: '980',
        payer_name: 'Felix Niyo',
        paid_at: at('09:59:00'),
      },
    ])
  })

  test('of days to come is not believed', async () => {
    const { body } = await send({
      body: { text: 'id,date,amount\nFINE1,2026-11-20 10:00,500\nAHEAD1,2099-11-20 10:00,500\n' },
    })
    expect(body).toMatchObject({
      added: 1,
      skipped: [{ line: 3, message: M.lineTime }],
      statement: { to: '2026-11-20T08:00:00.000Z' },
    })
  })

  const french = `Identifiant;Date et heure;Montant;Nom\n${id};20/11/2026 18:42:07;40000;Béatrice Ingabiré\n`
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(french)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${french}`)],
    ['Windows-1252', Buffer.from(french, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${french}`, 'utf16le')],
    ['UTF-16 with zeros', Buffer.from(`\uFEFF${french.replace('ice', 'i\0ce')}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(french, 'utf16le')],
    ['UTF-16, the other way around', Buffer.from(`\uFEFF${french}`, 'utf16le').swap16()],
  ])('in %s', async (_, bytes) => {
    expect((await sendFile(bytes)).body).toMatchObject({ added: 1 })
    expect((await stored())[0]?.payer_name).toBe('Béatrice Ingabiré')
  })

  test('tells each line that it leaves out, and why', async () => {
    const { body } = await sendFile(`Transaction ID,Date,Amount,Currency
GOOD0001,2026-11-20 18:42:07,40000,RWF
,2026-11-20 18:42:07,40000,RWF
1.48299E+10,2026-11-20 18:42:07,40000,RWF
GOOD0002,yesterday,40000,RWF
GOOD0003,2026-02-30 10:00,40000,RWF
GOOD0004,2026-11-20 18:42:07,forty,RWF
GOOD0005,2026-11-20 18:42:07,0,RWF
GOOD0006,2026-11-20 18:42:07,40,USD
GOOD0007,2026-11-20 18:42:07,9999999999,RWF
Total,,80000
`)
    expect(body).toMatchObject({ added: 1, known: 0, skippedTotal: 9 })
    expect(
      body.skipped.map(({ line, message }: { line: number; message: string }) => [line, message]),
    ).toEqual([
      [3, M.lineId],
      [4, M.lineIdShortened],
      [5, M.lineTime],
      [6, M.lineTime],
      [7, M.lineAmount],
      [8, M.lineAmount],
      [9, M.lineAmount],
      [10, M.lineAmount],
      [11, M.lineTime],
    ])
  })

  test('known from before is counted as known, also within one file and in other spellings', async () => {
    await sendFile(MTN)
    const again = await sendFile(
      MTN.replace('14829117730', '1482-9117730').replace('14829120054', '14829999999'),
    )
    expect(again.body).toMatchObject({ added: 1, known: 1, message: '1 payment added from the statement' })
    const twice = await send({
      body: { text: 'id,date,amount\nTWICE1,2026-11-20 10:00,500\nTWICE1,2026-11-20 10:00,500\n' },
    })
    expect(twice.body).toMatchObject({ added: 1, known: 1 })
    expect(await stored()).toHaveLength(4)
  })

  test('imported twenty times at once is there once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => sendFile(MTN)))
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(replies.reduce((sum, { body }) => sum + body.added, 0)).toBe(2)
    expect(await stored()).toHaveLength(2)
  })
})

describe('a hostile file', () => {
  const zip = Buffer.concat([Buffer.from('504b030414000600', 'hex'), Buffer.alloc(500, 7)])
  test.each<[string, Uint8Array | string, string]>([
    ['a spreadsheet named csv', zip, M.statementNoText],
    ['a PDF', '%PDF-1.7\n1 0 obj', M.statementNoText],
    ['binary', Buffer.from([1, 2, 0, 4, 5, 0, 255, 9]), M.statementNoText],
    ['an empty file', '', M.statementUnreadable],
    ['no columns', 'hello\nworld\n', M.statementUnreadable],
    ['headings alone', 'id,date,amount\n', M.statementUnreadable],
    ['a quote that closes nowhere', `id,date,amount\n"${'x'.repeat(200_000)}`, M.statementUnreadable],
    ['one endless line', `id,date,amount,${'a,'.repeat(500_000)}`, M.statementUnreadable],
    ['HTML', '<html><body><table><tr><td>id</td></tr></table>', M.statementUnreadable],
    ['prototypes', '__proto__,constructor,toString\n1,2,3\n', M.statementUnreadable],
  ])('%s gets a clear sentence, and nothing is written', async (_, bytes, message) => {
    const { status, body } = await sendFile(bytes)
    expect([status, body]).toEqual([400, { message }])
    expect(await academy.services.db.selectFrom('statements').select('id').execute()).toEqual([])
  })
  test('nothing at all', async () => {
    for (const body of [{}, { text: '  ' }])
      expect(await send({ body })).toMatchObject({ status: 400, body: { message: M.statementRequired } })
  })
  test('over the limit', async () => {
    const { status, body } = await sendFile(Buffer.alloc(10_000_001, 'a'))
    expect([status, body]).toEqual([413, { message: M.statementTooLarge }])
  })
  test('a fault in the last line takes nothing of the others', async () => {
    const lines = Array.from({ length: 2_500 }, (_, n) => `KEEP${n},2026-11-20 10:00,500`)
    const { status } = await sendFile(`id,date,amount\n${lines.join('\n')}\n"${'x'.repeat(30_000)}`)
    expect(status).toBe(400)
    expect(await stored()).toEqual([])
  })
})

test('a hundred thousand lines are read without being held', async () => {
  const lines = Array.from(
    { length: 100_000 },
    (_, n) => `${10_000_000_000 + n},2026-11-20 10:00:00,500,0780 *** 1${(n % 90) + 10}`,
  )
  const bytes = Buffer.from(`id,date,amount,from\n${lines.join('\n')}\n`)
  const { body } = await sendFile(bytes)
  expect(body).toMatchObject({ added: 100_000, known: 0, skippedTotal: 0 })
}, 60_000)

describe('the list', () => {
  test('newest first; removing takes the payments, and decisions stay', async () => {
    const { body: first } = await sendFile(MTN, 'one.csv')
    const { body: second } = await send({ body: { text: 'id,date,amount\nLATER1,2026-11-20 20:00,500\n' } })
    const list = async () => (await academy.as(chantal).call('GET /api/payment-statements')).statements
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
    expect(await stored()).toHaveLength(1)
    const acts = await academy.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', first.statement._id)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['import-payment-statement', 'remove-payment-statement'])
  })
})

describe('the desk', () => {
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

    expect((await sendFile(MTN)).body.exact).toBe(1)
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
