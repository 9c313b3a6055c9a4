import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine, csvTime, unguarded } from './csv.ts'

test.each([
  ['=1+1', '"\'=1+1"'],
  ['+250780000114', '"\'+250780000114"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t\'=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ['  =1', '"\'  =1"'],
  ['a;=1', '"a;\'=1"'],
  ['a\n=1', '"a\n\'=1"'],
  ['"=1', '"\'""=1"'],
  ['＝1', '"\'＝1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['Aline "Keza" Uwase', '"Aline ""Keza"" Uwase"'],
  ['a,b', '"a,b"'],
  ['plain', 'plain'],
  ['a-b=c', 'a-b=c'],
  ['', ''],
])('%j becomes %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('numbers stay numbers, and nothing is nothing', () => {
  expect(csvLine([45_000, -1, null, undefined, 'x'])).toBe('45000,-1,,,x\r\n')
})

test("a moment is Kigali's, as sheets sort it", () => {
  expect(csvTime(new Date('2026-11-20T22:04:59.000Z'))).toBe('2026-11-21 00:04')
  expect(csvTime(null)).toBeNull()
})

const anyText = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;," \'aé0＝') })
const readCell = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

test('what was made inert is read as it had been', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(unguarded(readCell(csvCell(text)))).toBe(text)
    }),
  )
})

test('whatever a cell holds, a reader finds one cell, and no formula at any of its beginnings', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const cell = csvCell(text)
      const read = readCell(cell)
      if (cell.startsWith('"')) expect(cell.slice(1, -1).replaceAll('""', '')).not.toContain('"')
      else expect(cell).not.toMatch(/[",;\r\n]/)
      for (const piece of read.split(/[;\t\r\n]/)) expect(piece).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
    }),
  )
})
