import { describe, expect, test } from 'vitest'
import { readSms, type SmsReading } from './read-sms.ts'
import { isSameRecipient } from './sms-kind.ts'

const NOW = new Date('2026-11-20T17:00:00Z')
const AT = '2026-11-20T16:42:07.000Z'
const MINUTE = '2026-11-20T16:42:00.000Z'
const LEFT = '173,482'

type Expected = Partial<Omit<SmsReading, 'cleaned'>>
const mtn = {
  network: 'MTN MoMo',
  kind: 'paid',
  transactionId: '14829930217',
  amountRwf: 40_000,
  paidAt: AT,
} as const
const academy = { recipient: 'IMPINGA ACADEMY LTD' }
const airtel = {
  ...mtn,
  network: 'Airtel Money',
  transactionId: 'MP261120.1842.B02157',
  paidAt: MINUTE,
} as const

const PAID: [string, string, Expected][] = [
  [
    'MTN, English, to a code',
    `TxId: 14829930217. Your payment of 40,000 RWF to IMPINGA ACADEMY LTD 014725 has been completed at 2026-11-20 18:42:07. Your new balance: ${LEFT} RWF. Fee was 0 RWF. Kanda *182*16# wiyandikishe muri poromosiyo`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, English, as it is written lately',
    `TxId:14829930217*S*Your payment of 40,000 RWF to IMPINGA ACADEMY LTD 014725 was completed at 2026-11-20 18:42:07. Balance: ${LEFT} RWF. Fee 0 RWF.*EN#`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, English, asked for by the merchant',
    `*164*S*Y'ello, A transaction of 40000 RWF by IMPINGA ACADEMY LTD was completed at 2026-11-20 18:42:07. Balance:${LEFT} RWF. Fee  0 RWF. FT Id: 14829930217. ET  Id: 17799569022355481.*EN#`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, English, asked for by the merchant, older',
    `*164*S*Y'ello,A transaction of 40000 RWF by IMPINGA ACADEMY LTD on your MOMO account was successfully completed at 2026-11-20 18:42:07. Message from debit receiver: . Your new balance:${LEFT} RWF. Fee was 0 RWF. Financial Transaction Id: 14829930217. External Transaction Id: 47842929.*EN#`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, English, to a number, with a fee',
    `*165*S*40000 RWF transferred to Chantal GATERA (250788123456) from 36521838 at 2026-11-20 18:42:07 . Fee was: 250 RWF. New balance: ${LEFT} RWF. To Buy Airtime or Bundles using MoMo, Dial *182*2*1# .*EN#`,
    { ...mtn, transactionId: null, recipient: 'Chantal GATERA' },
  ],
  [
    'MTN, English, with its id at the end',
    `*165*S*40000 RWF transferred to Chantal GATERA (250788123456) at 2026-11-20 18:42:07 .Fee: 100RWF.Balance: ${LEFT}RWF.Dial *182*1*3# and send money abroad *RW#,TxId:14829930217*S*`,
    { ...mtn, recipient: 'Chantal GATERA' },
  ],
  [
    'MTN, English, from a bank account',
    `You have transferred 40000 RWF to Impinga Academy Ltd (250795963036) from your mobile money account 20077201001 at 2026-11-20 18:42:07. Your new balance: . Financial Transaction Id: 14829930217.`,
    { ...mtn, recipient: 'Impinga Academy Ltd' },
  ],
  [
    'MTN, French',
    `TxId: 14829930217. Votre paiement de 40 000 RWF à IMPINGA ACADEMY LTD 014725 a été effectué le 2026-11-20 18:42:07. Votre nouveau solde est de 173 482 RWF. Frais: 0 RWF.`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, French without accents',
    `Votre paiement de 40.000 RWF a IMPINGA ACADEMY LTD a ete effectue avec succes le 20/11/2026 a 18:42:07. Nouveau solde: ${LEFT} RWF. Frais 0 RWF. ID de transaction: 14829930217`,
    { ...mtn, ...academy, network: null },
  ],
  [
    'MTN, French, the name first',
    `MTN MoMo: vous avez payé à IMPINGA ACADEMY LTD (014725) la somme de 40 000 Frw le 20 novembre 2026 à 18h42m07s. Identifiant de la transaction: 14829930217. Solde disponible: ${LEFT} Frw.`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, French, a participle after the name',
    `Paiement de 40000 Frw à IMPINGA ACADEMY LTD effectué le 20/11/2026 à 18h42m07s. ID Transaction: 14829930217. Il vous reste 173 482 Frw`,
    { ...mtn, ...academy, network: null },
  ],
  [
    'MTN, line by line',
    `M-Money\nTxId: 14829930217\nAmount: 40,000 RWF\nTo: IMPINGA ACADEMY LTD\nDate: 2026-11-20 18:42:07\nBalance: ${LEFT} RWF`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, Kinyarwanda, received',
    `Ubwishyu bwawe bwa 40,000 RWF kuri IMPINGA ACADEMY LTD bwakiriwe kuwa 20/11/2026 18:42:07. Konti yawe isigayemo ${LEFT} RWF. Nimero y'ubwishyu: 14829930217`,
    { ...mtn, ...academy, network: null },
  ],
  [
    'MTN, Kinyarwanda',
    `TxId: 14829930217. Ubwishyu bwawe bwa 40,000 RWF kuri IMPINGA ACADEMY LTD 014725 bwagenze neza kuwa 2026-11-20 18:42:07. Amafaranga asigaye kuri konti yawe: ${LEFT} RWF. Ikiguzi ni 0 RWF.`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, Kinyarwanda, the id named in it',
    `Y'ello. Umaze kwishyura RWF 40000 kuri IMPINGA ACADEMY LTD tariki 20/11/2026 saa 18:42:07. Usigaranye RWF ${LEFT}. ID ya transaction: 14829930217`,
    { ...mtn, ...academy },
  ],
  [
    'MTN, Kinyarwanda, sent',
    `Wohereje 40,000 RWF kuri AIMABLE NIYONZIMA (250791234567) kuwa 20-Nov-2026 18:42:07. Amafaranga asigaye: ${LEFT} RWF. Ikiguzi: 100 RWF. Nomero y'igikorwa 14829930217. MoMo`,
    { ...mtn, recipient: 'AIMABLE NIYONZIMA' },
  ],
  [
    'Airtel, to another network',
    `*165* TID MP261120.1842.B02157*S* sent to IMPINGA ACADEMY LTD in MTN. Amt RWF 40000. Fee RWF 0. BAL RWF ${LEFT}. *EN#`,
    { ...airtel, ...academy },
  ],
  [
    'Airtel, paid',
    `PAID.TID 134346936087. RWF 40,000 to IMPINGA ACADEMY LTD 300770 Charge RWF 0. Bal RWF ${LEFT}. Date 20-November-2026 18:42.`,
    { ...airtel, ...academy, transactionId: '134346936087' },
  ],
  [
    'Airtel, sent',
    `SENT.TID 143284610198. RWF 40,000 to CHANTAL GATERA  0732561240. Fee RWF 100. Bal RWF ${LEFT}. Date 20-Nov-2026 18:42.`,
    { ...airtel, transactionId: '143284610198', recipient: 'CHANTAL GATERA' },
  ],
  [
    'Airtel, the balance first',
    `Your Available Bal. is RWF ${LEFT}. PAID.TID 134346936087. RWF 40,000 to IMPINGA ACADEMY LTD successfully. Date 20-Nov-2026 18:42.`,
    { ...airtel, ...academy, transactionId: '134346936087' },
  ],
  [
    'Airtel, French',
    `Airtel Money. Trans ID: MP261120.1842.B02157. Vous avez envoye RWF 40 000 a IMPINGA ACADEMY LTD. Votre solde disponible est de RWF ${LEFT}. Frais RWF 0.`,
    { ...airtel, ...academy },
  ],
  [
    'Airtel, Kinyarwanda',
    `Airtel Money: Mwishyuye 40,000 Frw kuri IMPINGA ACADEMY LTD. Txn ID MP261120.1842.B02157. Musigaranye Frw ${LEFT}. Ikiguzi 0 Frw. Murakoze`,
    { ...airtel, ...academy },
  ],
]

describe('a confirmation gives what makes checking easy', () => {
  test.each(PAID)('%s', (_, text, expected) => {
    const reading = readSms(text, NOW)
    expect(reading).toMatchObject({ payerNumber: null, ...expected })
    expect(reading.cleaned?.replace(/\D/g, '')).not.toContain('173482')
    expect(reading.cleaned).not.toMatch(/balance|solde|asigaye|usigaranye|\bbal\b/i)
  })

  test('the number that paid, where it is told', () => {
    const text = 'TxId: 1. Your payment of 500 RWF to ACADEMY from 0780 000 114 has been completed'
    expect(readSms(text, NOW).payerNumber).toBe('+250780000114')
    expect(readSms('Payment of 500 RWF to ACADEMY from +250780000114', NOW).payerNumber).toBe('+250780000114')
  })

  test('a reference, where it is called a number', () => {
    const text = `You have paid RWF 40,000.00 to IMPINGA. Ref No. 14829930217. You have RWF ${LEFT} left.`
    expect(readSms(text, NOW)).toMatchObject({ transactionId: '14829930217', amountRwf: 40_000 })
  })

  test('what left an account is not what is left on it', () => {
    const text = 'RWF 40,000 left your account for IMPINGA. Check your balance. RWF 100 was the fee'
    expect(readSms(text, NOW)).toMatchObject({ amountRwf: 40_000, cleaned: text })
  })

  test('a time to come was read wrongly', () => {
    expect(readSms('Your payment of 500 RWF to ACADEMY at 2027-11-20 10:00:00', NOW).paidAt).toBeNull()
  })
})

describe('what is no payment says so', () => {
  test.each<[SmsReading['kind'], string]>([
    [
      'received',
      `You have received 40000 RWF from Eric MUGISHA (*********510) at 2026-11-20 18:42:07 . Balance:${LEFT} RWF. FT Id: 28794607448`,
    ],
    [
      'received',
      `151*Txn ID CI261120.0959.B00815*R You have received RWF 500 from 727937980 Eric Mugisha.Your NEW BALANCE is RWF ${LEFT}. *EN#`,
    ],
    [
      'received',
      `*113*R*A bank deposit of 40000 RWF has been added to your mobile money account at 2026-11-20 18:43:49. Your NEW BALANCE :${LEFT} RWF.`,
    ],
    ['received', `Vous avez reçu 40 000 RWF de Eric MUGISHA. Votre solde est de ${LEFT} RWF.`],
    [
      'received',
      `Wakiriye 10,000 RWF yoherejwe na ERIC HABIMANA kuwa 13-Sep-2026 09:00:05. Amafaranga asigaye: ${LEFT} RWF.`,
    ],
    [
      'received',
      `Y'ello. Umaze kubitsa RWF 500 kuri Mokash kuva kuri konti yawe ya Mobile Money. Ubu ufite RWF ${LEFT} kuri Mokash.Ref 29373092228`,
    ],
    [
      'bought',
      `*162*TxId:14103506345*S*Your payment of 2000 RWF to Airtime with token has been completed at 2026-11-20 18:42:07. Fee was 0 RWF. Your new balance: ${LEFT} RWF . Message: - -. *EN#`,
    ],
    [
      'bought',
      `*162*TxId:14103506345*S*Your payment of 4000 RWF to MTN Cash Power with token 72962-79980-44699-06073 has been completed at 2026-11-20 18:42:07. Your new balance: ${LEFT} RWF`,
    ],
    ['bought', `Yello!Umaze kugura 1GB+20SMS igura 1,000 RWF. Amafaranga asigaye: ${LEFT} RWF`],
    [
      'withdrawn',
      `You Eric MUGISHA (*********036) have via agent: Agent Sophia (250790777777), withdrawn 20000 RWF at 2026-11-20 18:42:07. Your new balance: ${LEFT} RWF. Fee paid: 350 RWF. Financial Transaction Id: 14098463509.`,
    ],
    ['withdrawn', `Retrait de 20 000 RWF effectué. Nouveau solde: ${LEFT} RWF.`],
    [
      'failed',
      "*143*R*Y'ello, the transaction with amount 40000 RWF for IMPINGA ACADEMY LTD with message: failed at 2026-11-20 18:42:07 .Please Contact MobileMoney Helpline.*EN#",
    ],
    ['failed', 'Ubwishyu bwawe bwa 40,000 RWF kuri IMPINGA ACADEMY LTD ntibyakunze.'],
    [
      'reversed',
      `*143*S*Your transaction to IMPINGA ACADEMY LTD (250788123456) with 40000 RWF has been reversed at 2026-11-20 18:42:07. Your new balance is ${LEFT} RWF.`,
    ],
    ['unknown', 'Your code is 4821. It expires in 10 minutes.'],
    ['unknown', 'See you at 3pm to study.'],
    ['unknown', ''],
  ])('%s: %s', (kind, text) => {
    const reading = readSms(text, NOW)
    expect(reading.kind).toBe(kind)
    expect((reading.cleaned ?? '').replace(/\D/g, '')).not.toContain('173482')
  })
  test('nothing is read from nothing', () => {
    expect(readSms('  ', NOW)).toEqual({
      network: null,
      kind: 'unknown',
      transactionId: null,
      amountRwf: null,
      recipient: null,
      paidAt: null,
      payerNumber: null,
      cleaned: null,
    })
  })
})

describe('whom it was paid to', () => {
  test.each([
    ['IMPINGA ACADEMY LTD', 'Impinga Academy Ltd', true],
    ['IMPINGA ACADEMY LIMITED', 'Impinga Academy', true],
    ['IMPINGA ACAD', 'Impinga Academy Ltd', true],
    ['Académie Impinga', 'ACADEMIE IMPINGA', true],
    ['Chantal GATERA', 'Impinga Academy Ltd', false],
    ['IM', 'Impinga Academy Ltd', null],
  ])('%s and %s', (read, expected, same) => expect(isSameRecipient(read, expected)).toBe(same))
})
