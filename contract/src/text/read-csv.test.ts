import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CSV_BEGIN, csvLine, unguarded } from './csv.ts'
import { csvReader, csvRows, separatorOf } from './read-csv.ts'

const read = (text: string, separator?: string) =>
  [...csvRows(text, separator)].map(({ line, cells, fault }) => [line, cells, ...(fault ? [fault] : [])])

describe('reading CSV', () => {
  test('cells in quotes hold separators, quotes and line breaks; the line is where the row begins', () => {
    expect(read('a,b\n"x, ""y""\nz",2\n\n,\nlast,3')).toEqual([
      [1, ['a', 'b']],
      [2, ['x, "y"\nz', '2']],
      [6, ['last', '3']],
    ])
  })

  test.each(['\n', '\r\n', '\r'])('lines end as they may: %j', (end) => {
    expect(read(['a,b', `"x${end}y",2`, '', 'z,3', ''].join(end))).toEqual([
      [1, ['a', 'b']],
      [2, [`x${end}y`, '2']],
      [5, ['z', '3']],
    ])
  })

  test('blanks around quotes are nothing, and a quote inside a word is one', () => {
    expect(read('a, "b, c" ,d\nWhat is "x"?,2')).toEqual([
      [1, ['a', 'b, c', 'd']],
      [2, ['What is "x"?', '2']],
    ])
  })

  test('the first line tells the separator, the mark of an encoding is none of it', () => {
    expect(separatorOf('a;b;c,d\n1,2,3,4')).toBe(';')
    expect(read(`${CSV_BEGIN}"a"\tb\n1,5\t2`)).toEqual([
      [1, ['a', 'b']],
      [2, ['1,5', '2']],
    ])
  })

  test('a cell that goes on behind its quote is named and kept as written; the others are read', () => {
    expect(read('a\n"Aline" <aline@example.rw>,1\n"x""y" z\nb')).toEqual([
      [1, ['a']],
      [2, ['"Aline" <aline@example.rw>', '1'], 'stray-quote'],
      [3, ['"x""y" z'], 'stray-quote'],
      [4, ['b']],
    ])
  })

  test('a quote that is never closed takes the rest, and is named where it opened', () => {
    expect(read('a\n\n"open,1\nb\n')).toEqual([
      [1, ['a']],
      [3, ['open,1\nb\n'], 'open-quote'],
    ])
  })

  test('a row that is longer than any ends the reading', () => {
    const reader = csvReader(',', 10)
    expect([...reader.read('short\n"longer than that\nb\n')].map(({ fault }) => fault)).toEqual([
      null,
      'too-long',
    ])
    expect([...reader.read('b\n'), ...reader.end()]).toEqual([])
  })
})

describe('whatever is written', () => {
  const text = fc.string({ unit: fc.constantFrom(...' a,;\t"\'=\r\n+é😀'), maxLength: 12 })
  const table = fc.array(
    fc.array(text, { maxLength: 4 }).map((cells) => ['word', ...cells]),
    { maxLength: 6 },
  )

  test('is read again as it was', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const written = rows.map(csvLine).join('')
        const back = [...csvRows(CSV_BEGIN + written, ',')]
        expect(back.map(({ fault }) => fault)).toEqual(back.map(() => null))
        expect(back.map(({ cells }) => cells.map(unguarded))).toEqual(rows)
      }),
    )
  })

  test('comes out alike, in however many pieces it came', () => {
    fc.assert(
      fc.property(text, text, text, (...pieces) => {
        const reader = csvReader(',')
        const rows = [...pieces.flatMap((piece) => [...reader.read(piece)]), ...reader.end()]
        expect(rows).toEqual([...csvRows(pieces.join(''), ',')])
      }),
    )
  })
})
