import { expect, test } from 'vitest'
import { fieldWords, kindWords } from './words.ts'

test.each([
  ['payment.ussdCode', 'Payment, ussd code'],
  ['title', 'Title'],
  ['createdBy', 'Created by'],
])('%s reads %s', (name, words) => expect(fieldWords(name)).toBe(words))

test('a kind reads as words', () => expect(kindWords('final-exam')).toBe('Final exam'))
