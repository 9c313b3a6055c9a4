import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

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
  expect(csvLine([45_000, -1, null, 'x'])).toBe('45000,-1,,x\r\n')
})

test('whatever a cell holds, a reader finds one cell, and no formula at any of its beginnings', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;," \'aé0＝') }), (text) => {
      const cell = csvCell(text)
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      if (cell.startsWith('"')) expect(cell.slice(1, -1).replaceAll('""', '')).not.toContain('"')
      else expect(cell).not.toMatch(/[",;\r\n]/)
      for (const piece of read.split(/[;\t\r\n]/)) expect(piece).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
    }),
  )
})
