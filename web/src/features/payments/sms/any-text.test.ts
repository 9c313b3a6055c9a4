import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSms } from './read-sms.ts'

const NOW = new Date('2026-11-20T17:00:00Z')

describe('whatever is pasted', () => {
  const words = fc.constantFrom(
    ...'TxId: TID Your new balance solde asigaye RWF 40,000 ( ) to kuri à from 2026-11-20 18:42:07 . ; * # \n Fee Ref'.split(
      ' ',
    ),
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 60 })
      .map((all) => all.join(' ')),
  )
  test('is read without a fault', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readSms(text, NOW)
        expect(reading.amountRwf === null || reading.amountRwf >= 0).toBe(true)
        expect(reading.recipient?.length ?? 3).toBeGreaterThanOrEqual(3)
        expect((reading.cleaned ?? '').length).toBeLessThanOrEqual(2_000)
        expect(reading.transactionId ?? 'A1B2').toMatch(/^[A-Z0-9.]{4,40}$/)
      }),
    )
  })
  test('tells no balance', () => {
    const left = fc.integer({ min: 1_000_000, max: 9_999_999 })
    const written = fc.constantFrom<(n: number) => string>(
      String,
      (n) => n.toLocaleString('en-US'),
      (n) => n.toLocaleString('fr-FR'),
      (n) => `${n.toLocaleString('de-DE')},00`,
    )
    const clause = fc.constantFrom<(money: string) => string>(
      (money) => `Your new balance: ${money} RWF.`,
      (money) => `NEW BALANCE is RWF ${money}.`,
      (money) => `BAL RWF ${money}.`,
      (money) => `Balance:${money}RWF.`,
      (money) => `Your available balance is RWF${money}`,
      (money) => `Votre nouveau solde est de ${money} RWF.`,
      (money) => `Solde: ${money} Frw`,
      (money) => `Amafaranga asigaye kuri konti yawe ni ${money} RWF.`,
      (money) => `Ubu ufite RWF ${money} kuri Mokash.`,
      (money) => `Usigaranye Frw ${money}`,
      (money) => `RWF ${money} is your new balance.`,
      (money) => `Avail. Bal.: RWF ${money}`,
      (money) => `Your wallet has RWF ${money} left.`,
      (money) => `Il vous reste ${money} RWF.`,
      (money) => `Konti yawe isigayemo ${money} RWF`,
    )
    fc.assert(
      fc.property(left, written, clause, texts, texts, (amount, write, say, before, after) => {
        const around = [before, after].map((text) => text.replace(/\d/g, ''))
        const { cleaned } = readSms(`${around[0]}\n${say(write(amount))}\n${around[1]}`, NOW)
        expect((cleaned ?? '').replace(/\D/g, '')).not.toContain(String(amount))
      }),
    )
  })
  test('takes a moment, however long', () => {
    const started = process.cpuUsage()
    for (const piece of [
      'to ',
      'kuri a',
      'RWF 1 ',
      'balance ',
      '1,',
      'your new ',
      'from 078',
      'TID ',
      ' ',
      'é',
    ])
      readSms(piece.repeat(50_000), NOW)
    expect(process.cpuUsage(started).user / 1_000, 'ms of one core').toBeLessThan(1_000)
  })
})
