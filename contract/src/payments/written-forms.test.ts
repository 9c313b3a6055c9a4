import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasMonthFirst, readMoment, readRwf } from './written-forms.ts'

/** The contract knows no Node; its tests run in one. Microseconds of the core. */
declare const process: { cpuUsage(since?: object): { user: number } }

describe('a moment', () => {
  test.each([
    '2026-11-20 18:42:07',
    'completed at 2026-11-20 18:42:07. Fee was 0',
    '2026-11-20T16:42:07Z',
    '2026-11-20T18:42:07.000+02:00',
    '20/11/2026 18:42:07',
    '20-11-2026, 18:42:07',
    '20.11.26 18:42:07',
    '11/20/2026 6:42:07 PM',
    '20-Nov-2026 18:42:07',
    '20 Nov 2026 06:42:07 p.m.',
    'le 20 novembre 2026 à 18h42m07s',
    'Nov 20, 2026, 6:42:07 PM',
    'tariki 20/11/2026 saa 18:42:07',
    'kuwa 20 Ugushyingo 2026 saa 18:42:07',
  ])('%s', (text) => expect(readMoment(text)).toBe(Date.parse('2026-11-20T18:42:07+02:00')))

  test.each([
    ['20-March-2026 20:36', '2026-03-20T20:36:00+02:00'],
    ['16/07/2026 saa 9:39 AM', '2026-07-16T09:39:00+02:00'],
    ['14 août 2026 à 9h05', '2026-08-14T09:05:00+02:00'],
    ['1er juillet 2026 10:00', '2026-07-01T10:00:00+02:00'],
    ['3 Kanama 2026 10:00', '2026-08-03T10:00:00+02:00'],
    ['3 Kamena 2026 10:00', '2026-06-03T10:00:00+02:00'],
    ['3 Mata 2026 10:00', '2026-04-03T10:00:00+02:00'],
    ['3 Mutarama 2026 10:00', '2026-01-03T10:00:00+02:00'],
    ['12 mars 2026 12:05 AM', '2026-03-12T00:05:00+02:00'],
    ['12/03/2026 12:05 PM', '2026-03-12T12:05:00+02:00'],
    ['05/11/2026 10:00', '2026-11-05T10:00:00+02:00'],
  ])('%s', (text, at) => expect(readMoment(text)).toBe(Date.parse(at)))

  test('American spreadsheets give themselves away', () => {
    expect(readMoment('05/11/2026 10:00', true)).toBe(Date.parse('2026-05-11T10:00:00+02:00'))
    expect(hasMonthFirst('11/20/2026 6:42:07 PM')).toBe(true)
    expect(hasMonthFirst('20/11/2026 18:42')).toBe(false)
  })

  test.each([
    '',
    '2026-11-20',
    '18:42',
    '31/02/2026 10:00',
    '20/13/2026 10:00',
    '20/11/2026 25:00',
    '20/11/2026 13:00 PM',
    '20 Brumaire 2026 10:00',
    '99999999 10:00',
  ])('%s is none', (text) => expect(readMoment(text)).toBeNull())
})

describe('an amount', () => {
  test.each([
    ['55000', 55_000],
    ['RWF 55,000.00', 55_000],
    ['55 000 Frw', 55_000],
    ['55\u202f000,00', 55_000],
    ['55.000', 55_000],
    ['1.250.000,50', 1_250_001],
    ['1,250,000', 1_250_000],
    ['RWF0', 0],
    ['F 5,000', 5_000],
    ["5'000 francs", 5_000],
    ['2000.0', 2_000],
    ['1000.0000', 1_000],
    ['-500', -500],
    ['(500.00)', -500],
    ['500-', -500],
    ['+500', 500],
  ])('%s', (text, rwf) => expect(readRwf(text)).toBe(rwf))
  test.each([
    '',
    'RWF',
    'abc',
    '12,34,5',
    '1e9',
    '0x10',
    '99999999999999999',
    'NaN',
    '5 000 or 6 000',
    '1,2.3,4',
  ])('%s is none', (text) => expect(readRwf(text)).toBeNull())
})

test('anything at all is read at once, as something or as nothing', () => {
  const piece = fc.constantFrom(
    '20',
    '/',
    '-',
    '11',
    '2026',
    ' ',
    'saa',
    'a',
    't',
    ':',
    '42',
    'PM',
    ',',
    '.',
    '000',
    'RWF',
    'é',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece, { maxLength: 400 }).map((all) => all.join('')),
      ),
      (text) => {
        const [at, rwf] = [readMoment(text), readRwf(text)]
        expect(at === null || Number.isSafeInteger(at)).toBe(true)
        expect(rwf === null || Number.isSafeInteger(rwf)).toBe(true)
      },
    ),
  )
  const started = process.cpuUsage()
  for (const hostile of [
    'saa'.repeat(100_000),
    '1,'.repeat(100_000),
    '20 '.repeat(100_000),
    '1'.repeat(100_000),
  ]) {
    readMoment(`20/11/2026${hostile}`)
    readRwf(hostile)
  }
  expect(process.cpuUsage(started).user / 1_000, 'ms of one core').toBeLessThan(1_000)
})
