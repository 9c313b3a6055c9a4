import { expect, test } from 'vitest'
import { excerptAround } from '../list/excerpt.ts'
import { newKey } from './outgoing.ts'

test('keys are their own, sort as they were made, and are what the server takes', () => {
  const moments = [
    Date.UTC(2001, 1, 1),
    Date.UTC(2026, 10, 20),
    Date.UTC(2026, 10, 20) + 1,
    Date.UTC(2099, 1, 1),
  ]
  const keys = moments.map((moment) => newKey(moment))
  expect([...keys].sort()).toEqual(keys)
  expect(newKey(1)).not.toBe(newKey(1))
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})

test('an excerpt is the part that was looked for', () => {
  const text = `${'Before it. '.repeat(10)}The NEEDLE is here. ${'After it. '.repeat(20)}`
  expect(excerptAround(text, 'needle')).toMatch(/^….*NEEDLE.*…$/)
  expect(excerptAround('Short\n and simple', 'simple')).toBe('Short and simple')
  expect(excerptAround('İstanbul '.repeat(30), 'istanbul')).toContain('stanbul')
})
