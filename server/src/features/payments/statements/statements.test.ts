import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'
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
    const { status, body } = await sender.sendFile(MTN_STATEMENT, 'MTN_statement_2026-11-20.csv')
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
    expect(await sender.stored()).toEqual([
      patrick,
      expect.objectContaining({ amount_rwf: 35_000, payer_name: 'Umutoni; Grace', payer_ending: '301' }),
    ])
  })

  test('of Airtel Money', async () => {
    const { body } = await sender.sendFile(
      `Transaction ID,Transaction Date & Time,Sender Mobile Number,Sender Name,Transaction Amount,Service Type,Transaction Status,Post Balance
MP261120.1842.B02157,20/11/2026 18:42:07,0732 561 240,Divine Iradukunda,"RWF 40,000.00",Merchant Payment,Transaction Success,900000
MP261120.1850.B02201,20/11/2026 18:50:11,0732 561 999,Josiane Uwimana,"RWF 55,000.00",Merchant Payment,Transaction Failed,900000
`,
      'report.csv',
    )
    expect(body).toMatchObject({ added: 1, skippedTotal: 1, statement: { network: 'Airtel Money' } })
    expect(await sender.stored()).toEqual([
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
    for (const send of [() => sender.sendFile(text), () => sender.send({ body: { text } })]) {
      await academy.services.db.deleteFrom('statements').execute()
      const { status, body } = await send()
      expect([status, body?.message, body?.skipped]).toEqual([200, '1 payment added from the statement', []])
      expect(await sender.stored()).toMatchObject([
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
    expect((await sender.send({ body: { text } })).body).toMatchObject({
      added: 3,
      skipped: [{ line: 3, message: M.lineOutgoing }],
    })
    const at = (time: string) => new Date(`2026-11-20T${time}+02:00`)
    expect(await sender.stored()).toEqual([
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
    const { body } = await sender.send({
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
    expect((await sender.sendFile(bytes)).body).toMatchObject({ added: 1 })
    expect((await sender.stored())[0]?.payer_name).toBe('Béatrice Ingabiré')
  })

  test('tells each line that it leaves out, and why', async () => {
    const { body } = await sender.sendFile(`Transaction ID,Date,Amount,Currency
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
    await sender.sendFile(MTN_STATEMENT)
    const again = await sender.sendFile(
      MTN_STATEMENT.replace('14829117730', '1482-9117730').replace('14829120054', '14829999999'),
    )
    expect(again.body).toMatchObject({ added: 1, known: 1, message: '1 payment added from the statement' })
    const twice = await sender.send({
      body: { text: 'id,date,amount\nTWICE1,2026-11-20 10:00,500\nTWICE1,2026-11-20 10:00,500\n' },
    })
    expect(twice.body).toMatchObject({ added: 1, known: 1 })
    expect(await sender.stored()).toHaveLength(4)
  })

  test('imported twenty times at once is there once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => sender.sendFile(MTN_STATEMENT)))
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(replies.reduce((sum, { body }) => sum + body.added, 0)).toBe(2)
    expect(replies.filter(({ body }) => !body.isRepeat)).toHaveLength(1)
    expect(await sender.stored()).toHaveLength(2)
  })

  test('imported again as it was, under another name too, names the import that has it and is none', async () => {
    const statements = () => academy.as(chantal).call('GET /api/payment-statements')
    const { body: first } = await sender.sendFile(MTN_STATEMENT, 'november.csv')
    const eric = statementSender(academy, await anAdmin(academy, { name: 'Eric Habimana' }))
    for (const again of [
      await eric.sendFile(MTN_STATEMENT, 'copy.csv'),
      await eric.send({ body: { text: MTN_STATEMENT, network: 'Another' } }),
    ])
      expect([again.status, again.body]).toEqual([
        200,
        {
          message: expect.stringMatching(
            /^This very statement was imported before: november\.csv, by Chantal Gatera, .+\. Nothing was added$/,
          ),
          statement: first.statement,
          isRepeat: true,
          ...{ added: 0, known: 2, skipped: [], skippedTotal: 0, exact: 0 },
        },
      ])
    expect((await statements()).statements).toEqual([first.statement])

    const { _id: id } = first.statement
    await academy.as(chantal).call('DELETE /api/payment-statements/{id}', { params: { id } })
    expect((await eric.sendFile(MTN_STATEMENT)).body).toMatchObject({ added: 2, isRepeat: false })
    expect((await statements()).total).toBe(1)
  })
})
