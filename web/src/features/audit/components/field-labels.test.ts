import { expect, test } from 'vitest'
import { changedFields, fieldLabel, kindLabel } from './field-labels.ts'

test.each([
  ['payment.ussdCode', 'Payment, ussd code'],
  ['title', 'Title'],
  ['createdBy', 'Created by'],
])('%s reads %s', (name, words) => expect(fieldLabel(name)).toBe(words))

test('a kind reads as words', () => expect(kindLabel('final-exam')).toBe('Final exam'))

test('a field that is called by an id is named by whose it is', () => {
  const grace = '6b02f38300000ae03ea81a81'
  expect(
    changedFields(
      { [grace]: 'Grace Nyirahabimana: not marked' },
      { [grace]: 'Grace Nyirahabimana: present (Bus: late)' },
    ),
  ).toEqual([
    { name: grace, label: 'Grace Nyirahabimana', before: 'not marked', after: 'present (Bus: late)' },
  ])
})

test('a side that says nothing of a field leaves it out', () =>
  expect(changedFields(null, { price: 25_000 })).toEqual([
    { name: 'price', label: 'Price', before: undefined, after: '25000' },
  ]))

test('a moment reads as a date and a time in Kigali; what only looks like one stays', () => {
  const [at, odd] = changedFields(null, { at: '2026-12-23T23:27:11.656Z', title: '2026-99-99T99:99:99Z' })
  expect(at?.after).toBe('Dec 24, 2026, 1:27 AM')
  expect(odd?.after).toBe('2026-99-99T99:99:99Z')
})
