import { expect, test } from 'vitest'
import { aheadAfter } from './typed-ahead.ts'

const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false }
type Key = Partial<Parameters<typeof aheadAfter>[1]> & { key: string }
const after = (...keys: (string | Key)[]) =>
  keys.reduce<string | null>(
    (text, key) => aheadAfter(text ?? '', { ...NO_KEYS, ...(typeof key === 'string' ? { key } : key) }),
    '',
  )

test('letters, signs and spaces wait in their order, Backspace takes the last', () => {
  expect(after('J', 'k', ' ', '?', 'Backspace')).toBe('Jk ')
  expect(after('Backspace', 'é', '语')).toBe('é语')
})

test('keys that write nothing leave it as it is', () => {
  expect(after('a', 'Shift', 'ArrowDown', 'Enter', 'Tab', 'F5', 'Dead', 'Process')).toBe('a')
  expect(
    after('a', { key: 'k', ctrlKey: true }, { key: 'v', metaKey: true }, { key: 'b', altKey: true }),
  ).toBe('a')
  expect(after('a', { key: '@', ctrlKey: true, altKey: true })).toBe('a@')
})

test('Escape gives it up', () => {
  expect(after('a', 'b', 'Escape')).toBeNull()
})
