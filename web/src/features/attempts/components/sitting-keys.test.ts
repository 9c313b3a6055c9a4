import { expect, it } from 'vitest'
import { keyMeaning } from './sitting-keys.ts'

const press = (key: string, optionCount: number, shiftKey = false) =>
  keyMeaning({ key, shiftKey }, optionCount)

it('reads letters as options, arrows as ways and F as a flag', () => {
  expect(press('a', 4)).toEqual({ choose: 0 })
  expect(press('D', 4)).toEqual({ choose: 3 })
  expect(press('e', 4)).toBeNull()
  expect(press('f', 4)).toBe('flag')
  expect(press('f', 6)).toEqual({ choose: 5 })
  expect(press('F', 6, true)).toBe('flag')
  expect(press('a', 0)).toBeNull()
  expect(press('ArrowRight', 4)).toEqual({ move: 1 })
  expect(press('ArrowDown', 4)).toBeNull()
  expect(press('Enter', 4)).toBeNull()
})
