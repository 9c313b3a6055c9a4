import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFailureText, withKind } from './jobs/failure-text.ts'
import { failureKind, safeFailure, safeLine } from './safe-failure.ts'

test.each([
  ['getaddrinfo ENOTFOUND mail.example.rw', 'getaddrinfo ENOTFOUND [address]'],
  ['connect ECONNREFUSED 10.3.0.7:587', 'connect ECONNREFUSED [address]'],
  ['connect ECONNREFUSED 2001:db8:1::7', 'connect ECONNREFUSED [address]'],
  [
    '550 5.1.1 <aline@example.rw>: Recipient address rejected',
    '550 5.1.1 [address] Recipient address rejected',
  ],
  [
    'duplicate key value violates unique constraint "users_email"',
    'duplicate key value violates unique constraint […]',
  ],
  ['Key (email)=(aline@example.rw) already exists.', 'Key (email)=(…) already exists.'],
  ['Invalid login: password=hunter2 was refused', 'Invalid login: password=[hidden] was refused'],
  ['Authorization: Bearer abc.def was refused', 'Authorization: [hidden] [hidden] was refused'],
  [
    "ENOENT: no such file or directory, open '/var/lib/academy/media/a.pdf'",
    'ENOENT: no such file or directory, open […]',
  ],
  ['cannot read /var/lib/academy/media/a.pdf now', 'cannot read [path] now'],
  ['fetch https://key:secret@storage.example/bucket?x=1 failed', 'fetch [address] failed'],
  ['the payer +250 788 123 456 is unknown', 'the payer [hidden] is unknown'],
  ['took longer than 240 seconds', 'took longer than 240 seconds'],
  [
    "Cannot read properties of undefined (reading 'title')",
    'Cannot read properties of undefined (reading […])',
  ],
  ['the other side is away\n    at run (/srv/academy/jobs.ts:1:2)', 'the other side is away'],
  ['  \n', ''],
])('%s', (text, safe) => {
  expect(safeLine(text)).toBe(safe)
})

const word = fc.constantFrom('the', 'server', 'refused', 'it:', '(again)', 'for', '550', '-', 'said,', '→')
const letters = (min: number, max: number, from: string) =>
  fc.array(fc.constantFrom(...from), { minLength: min, maxLength: max }).map((all) => all.join(''))
const LOW = 'abcdefghijklmnopqrstuvwxyz'
const BASE64 = `${LOW}${LOW.toUpperCase()}0123456789-_`
/** What a text may hold, and the part of it that must not be seen. */
const secret = fc.oneof(
  fc
    .tuple(letters(3, 9, LOW), letters(3, 9, LOW))
    .map(([who, where]) => [`${who}@${where}.rw`, `${who}@`, where]),
  letters(32, 60, BASE64).map((token) => [token, token]),
  letters(10, 20, LOW).map((password) => [`password=${password}`, password]),
  letters(10, 20, LOW).map((name) => [`"${name}"`, name]),
  fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => [`10.${a}.${b}.77:5432`, `10.${a}`]),
  letters(6, 12, '0123456789').map((digits) => [digits, digits]),
  letters(8, 12, LOW).map((host) => [`smtps://academy:${host}@${host}.example:465`, host]),
)

test('whatever stands around it, no address, token, number, name or password is seen', () => {
  const texts = fc.tuple(fc.array(word, { maxLength: 6 }), secret, fc.array(word, { maxLength: 6 }))
  fc.assert(
    fc.property(texts, ([before, [shown = '', ...hidden], after]) => {
      const line = safeLine([...before, shown, ...after].join(' '))
      for (const part of hidden) expect(line).not.toContain(part)
    }),
  )
})

test('a line is short, and of letters that a page may show', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000, unit: 'binary' }), (text) => {
      const line = safeLine(text)
      expect(line.length).toBeLessThanOrEqual(161)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is the point
      expect(line).not.toMatch(/[\u0000-\u001f]/)
    }),
  )
})

describe('of what kind it was', () => {
  const refused = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
  test.each([
    [refused, 'ECONNREFUSED'],
    [new TypeError('no'), 'TypeError'],
    [Object.assign(new Error('no'), { code: 'no word, aline@example.rw' }), 'Error'],
    ['no', 'Error'],
  ])('%s', (error, kind) => {
    expect(failureKind(error)).toBe(kind)
    expect(safeFailure(error)).toEqual({ kind, line: 'no' })
  })

  test('stands before what the queue keeps, and is read from there', () => {
    const kept = (withKind(refused) as Error).message
    expect(readFailureText(kept)).toEqual({ kind: 'ECONNREFUSED', line: 'no' })
    expect(readFailureText('only words')).toEqual({ kind: 'Error', line: 'only words' })
    expect(readFailureText(null)).toBeNull()
  })
})
