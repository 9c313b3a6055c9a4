import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Claim,
  candidatesOf,
  comparePayers,
  judge,
  matchOf,
  payerEnding,
  type Received,
} from './match.ts'

const PAID_AT = Date.parse('2026-11-19T22:03:20Z')
const END = Date.parse('2026-11-20T16:55:00Z')
const MINUTE = 60_000

const payment: Received = {
  _id: '0'.repeat(24),
  key: '14829117730',
  transactionId: '14829117730',
  amountRwf: 55_000,
  payerNumber: '0780 *** 627',
  payerName: 'Patrick N.',
  paidAt: new Date(PAID_AT).toISOString(),
}
/** Patrick's request: everything as the statement has it, nine seconds apart. */
const claim: Claim = {
  key: '14829117730',
  priceRwf: 55_000,
  amountRwf: 55_000,
  payerNumber: '+250780000627',
  paidAtMs: PAID_AT - 9_000,
  requestedAtMs: PAID_AT + 2 * MINUTE,
  hasEvidence: true,
}
const around = {
  payments: [payment],
  usedBy: null,
  isClaimedBefore: false,
  claimedKeys: new Set<string>(),
  statementEndMs: END,
}
const verdict = (changed: Partial<Claim>, near: Partial<typeof around> = {}) => {
  const { kind, confidence } = matchOf({ ...claim, ...changed }, { ...around, ...near })
  return [kind, confidence]
}

describe('a request and its payment', () => {
  test.each<[string, Partial<Claim>, [string, number | null]]>([
    ['agree in everything', {}, ['exact', 99]],
    [
      'agree, and the moment of telling stands for the time',
      { paidAtMs: null, amountRwf: null },
      ['exact', 97],
    ],
    ['differ in the number: a parent paid', { payerNumber: '+250788111222' }, ['likely', 82]],
    ['lack the number', { payerNumber: null }, ['likely', 86]],
    ['differ in the amount', { priceRwf: 60_000, amountRwf: null }, ['likely', 79]],
    ['have an SMS of another amount', { amountRwf: 5_500 }, ['likely', 79]],
    ['lack the id', { key: null }, ['likely', 61]],
    ['differ in a letter of the id', { key: '14829117731' }, ['likely', 49]],
    ['were far apart in time', { paidAtMs: PAID_AT - 11 * MINUTE }, ['likely', 87]],
    ['came after it was told', { paidAtMs: null, requestedAtMs: PAID_AT - 11 * MINUTE }, ['likely', 87]],
    [
      'share the price alone',
      { key: null, payerNumber: '+250788111222', paidAtMs: PAID_AT - 60 * MINUTE },
      ['unmatched', null],
    ],
    [
      'share nothing',
      { key: 'X1', priceRwf: 1, amountRwf: null, payerNumber: null, paidAtMs: 0 },
      ['unmatched', null],
    ],
  ])('%s', (_, changed, expected) => expect(verdict(changed)).toEqual(expected))
})

describe('what surrounds a request', () => {
  test('an id that was approved is used, and says by whom', () => {
    expect(matchOf(claim, { ...around, usedBy: '5XQ9-R4' })).toMatchObject({
      kind: 'id-used',
      confidence: null,
      usedBy: '5XQ9-R4',
      payment: { transactionId: '14829117730' },
    })
  })
  test('nothing sent is nothing to compare, statement or not', () => {
    const silent = { key: null, amountRwf: null, payerNumber: null, paidAtMs: null, hasEvidence: false }
    expect(verdict(silent)).toEqual(['nothing-sent', null])
    expect(verdict(silent, { statementEndMs: null as never })).toEqual(['nothing-sent', null])
  })
  test('without a statement nothing is judged', () => {
    expect(verdict({}, { statementEndMs: null as never, payments: [] })).toEqual(['no-statement', null])
  })
  test('what was paid after the statement ends cannot be in it', () => {
    const late = { key: '14829941180', paidAtMs: END + MINUTE, requestedAtMs: END + 2 * MINUTE }
    expect(verdict(late, { payments: [] })).toEqual(['after-statement', null])
    expect(verdict({ ...late, key: null })).toEqual(['after-statement', null])
    expect(verdict({ requestedAtMs: END + MINUTE })).toEqual(['exact', 99])
  })
  test('of two who name one id the second is not exact', () => {
    expect(verdict({}, { isClaimedBefore: true })).toEqual(['likely', 49])
  })
  test('a payment whose id another request names is theirs', () => {
    const claimedKeys = new Set([payment.key])
    expect(verdict({ key: null }, { claimedKeys })).toEqual(['unmatched', null])
    expect(verdict({}, { claimedKeys })).toEqual(['exact', 99])
  })
  test('candidates come best first and share something', () => {
    const other = { ...payment, key: 'A', transactionId: 'A', payerNumber: '0788 *** 000' }
    const stranger = { ...other, key: 'B', amountRwf: 1, paidAt: '2026-01-01T00:00:00Z' }
    expect(candidatesOf(claim, [stranger, other, payment]).map((one) => one.payment?.transactionId)).toEqual([
      '14829117730',
      'A',
    ])
  })
})

describe('numbers of which digits are hidden', () => {
  test.each([
    ['0780 *** 627', 'same'],
    ['250780***627', 'same'],
    ['(+250) 780 xxx 627', 'same'],
    ['00250780000627', 'same'],
    ['*********627', 'same'],
    ['78*****27', 'same'],
    ['0780000627', 'same'],
    ['780000627', 'same'],
    ['0780000628', 'differs'],
    ['0788 *** 627', 'differs'],
    ['250780***628', 'differs'],
    ['*********27', 'unknown'],
    ['', 'unknown'],
    ['Bank of Kigali', 'unknown'],
  ] as const)('%s', (shown, expected) => expect(comparePayers('+250780000627', shown)).toBe(expected))
  test('leave their ending', () => {
    expect(payerEnding('0780 *** 627')).toBe('627')
    expect(payerEnding('(250780***627)')).toBe('627')
    expect(payerEnding('0780000***')).toBe('')
  })
})

describe('whatever is compared', () => {
  const number = fc.integer({ min: 0, max: 999_999 }).map((n) => `+250780${String(n).padStart(6, '0')}`)
  const moment = fc.integer({ min: PAID_AT - 20 * MINUTE, max: PAID_AT + 20 * MINUTE })
  const key = fc.constantFrom('14829117730', '14829117731', 'MP261120')
  const amount = fc.constantFrom(55_000, 40_000)
  const claims = fc.record<Claim>({
    key: fc.option(key),
    priceRwf: amount,
    amountRwf: fc.option(amount),
    payerNumber: fc.option(fc.oneof(fc.constant('+250780000627'), number)),
    paidAtMs: fc.option(moment),
    requestedAtMs: moment,
    hasEvidence: fc.constant(true),
  })
  const received = fc
    .record({
      key,
      amountRwf: amount,
      payerNumber: fc.constantFrom('0780 *** 627', '0780000627', ''),
      at: moment,
    })
    .map(({ at, ...rest }) => ({ ...payment, ...rest, paidAt: new Date(at).toISOString() }))

  test('exact means that id, amount, number and time agree', () => {
    fc.assert(
      fc.property(claims, fc.array(received, { maxLength: 4 }), (one, payments) => {
        const match = matchOf(one, { ...around, payments })
        if (match.kind !== 'exact') return
        expect(match.payment?.amountRwf).toBe(one.priceRwf)
        expect(payments.find(({ paidAt }) => paidAt === match.payment?.paidAt)?.key).toBe(one.key)
        expect(one.payerNumber?.endsWith('627')).toBe(true)
        expect(match.confidence).toBeGreaterThanOrEqual(97)
      }),
    )
  })
  test('the same is judged the same, in any order, between 0 and 99', () => {
    fc.assert(
      fc.property(claims, fc.array(received, { maxLength: 4 }), (one, payments) => {
        const match = matchOf(one, { ...around, payments })
        const turned = matchOf(one, { ...around, payments: payments.toReversed() })
        expect([turned.kind, turned.confidence]).toEqual([match.kind, match.confidence])
        for (const { score } of payments.map((each) => judge(one, each))) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(99)
        }
      }),
    )
  })
  test('whoever agrees in more is never trusted less', () => {
    fc.assert(
      fc.property(claims, received, (one, each) => {
        const { score } = judge(one, each)
        expect(judge({ ...one, key: each.key }, each).score).toBeGreaterThanOrEqual(score)
        expect(judge({ ...one, paidAtMs: Date.parse(each.paidAt) }, each).score).toBeGreaterThanOrEqual(score)
        expect(
          judge({ ...one, priceRwf: each.amountRwf, amountRwf: each.amountRwf }, each).score,
        ).toBeGreaterThanOrEqual(score)
      }),
    )
  })
  test('any text may stand where a statement has a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), number, (shown, mine) => {
        expect(['same', 'differs', 'unknown']).toContain(comparePayers(mine, shown))
        expect(payerEnding(shown)).toMatch(/^(\d{3})?$/)
      }),
    )
  })
})
