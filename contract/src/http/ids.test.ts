import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chosenIds } from './ids.ts'
import { CHOSEN_MAX_ROWS } from './rules.ts'

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 24, maxLength: 24 })

it('chosen rows are as many ids as an address may hold, in lower case and in their order', () => {
  fc.assert(
    fc.property(fc.array(hex, { minLength: 1, maxLength: CHOSEN_MAX_ROWS }), (ids) => {
      expect(chosenIds().parse(ids.join())).toEqual(ids.map((id) => id.toLowerCase()))
    }),
  )
})

it('takes nothing else', () => {
  const id = 'a'.repeat(24)
  for (const text of ['', 'all', `${id},`, `${id} ${id}`, `${id},${'g'.repeat(24)}`])
    expect(chosenIds().safeParse(text).success).toBe(false)
  const many = Array.from({ length: CHOSEN_MAX_ROWS + 1 }, () => id).join()
  expect(chosenIds().safeParse(many).success).toBe(false)
})
