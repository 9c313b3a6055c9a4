import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asGsm, gsmLength, SMS_MAX_LENGTH, smsText } from './sms-text.ts'

const URL = 'https://academy.example/account/payments'

test.each([
  ['Nyirabukara’s “course” – done…', 'Nyirabukara\'s "course" - done...'],
  ['Élodie Ngabo, Ürümqi', 'Élodie Ngabo, Ürümqi'],
  ['Ibyiciro bya ḿbere ê', 'Ibyiciro bya mbere e'],
  ['数学 and 🎉 stay away', 'and stay away'],
  ['two\nlines', 'two lines'],
])('%j in the alphabet of SMS is %j', (text, written) => {
  expect(asGsm(text)).toBe(written)
})

test('letters of the second table take two places', () => {
  expect(gsmLength('5 € [10]')).toBe(11)
  expect(gsmLength('ẑ')).toBe(Number.POSITIVE_INFINITY)
})

test('what fits is said whole, with the link', () => {
  expect(smsText('Impinga', 'Your certificate is ready', URL)).toBe(
    `Impinga: Your certificate is ready ${URL}`,
  )
})

test('what does not fit is cut between words, and the link stays whole', () => {
  const text = smsText('Impinga', `Payment approved: ${'Statistics for hills '.repeat(12)}`, URL)
  expect(gsmLength(text)).toBeLessThanOrEqual(SMS_MAX_LENGTH)
  expect(text).toMatch(/(Statistics|for|hills)\.\.\. https:\/\/academy\.example\/account\/payments$/)
})

test('a link that leaves no room goes', () => {
  expect(smsText('Impinga', 'Approved', `https://academy.example/${'x'.repeat(100)}`)).toBe(
    'Impinga: Approved',
  )
})

test('whatever is said, it is one SMS', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.webUrl(),
      (name, said, url) => {
        expect(gsmLength(smsText(name, said, encodeURI(url)))).toBeLessThanOrEqual(SMS_MAX_LENGTH)
      },
    ),
  )
})
