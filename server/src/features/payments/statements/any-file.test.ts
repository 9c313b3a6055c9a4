import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../../http/problem.ts'
import { layoutOf } from './layout.ts'
import { type ReadLine, readLine } from './read-line.ts'
import { readMessage } from './read-message.ts'
import { linesOf, recordsOf } from './records.ts'

/** What the import does with a text, without a database. */
async function read(text: string): Promise<ReadLine[]> {
  const { table } = layoutOf(text.slice(0, 65_536), 'any.csv')
  const lines: ReadLine[] = []
  const source = Readable.from([text])
  let seen = 0
  for await (const { cells } of table ? recordsOf(source, table.separator) : linesOf(source)) {
    seen += 1
    if (seen <= (table?.skip ?? 0)) continue
    lines.push(table ? readLine(cells, table.columns, table.isMonthFirst) : readMessage(cells[0] ?? ''))
  }
  return lines
}

describe('whatever is sent', () => {
  const piece = fc.constantFrom(
    ...'id,;\t|"\n date amount Montant Itariki 14829117730 2026-11-20 10:00 40,000 RWF -5 received from ( ) é'.split(
      /(?<=\W)|(?=\W)/,
    ),
  )
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 120 }).map((all) => all.join('')),
    fc.array(piece, { maxLength: 120 }).map((all) => `id,date,amount,from\n${all.join('')}`),
  )
  test('is read, or refused with a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        try {
          for (const line of await read(text)) {
            if (!('payment' in line)) continue
            expect(line.payment.key).toMatch(/^[A-Z0-9]{4,40}$/)
            expect(line.payment.amountRwf).toBeGreaterThan(0)
            expect(line.payment.payerEnding).toMatch(/^(\d{3})?$/)
          }
        } catch (error) {
          expect(error).toBeInstanceOf(Problem)
          expect((error as Problem).status).toBe(400)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('what spreadsheets write comes back, whatever their habits', async () => {
    const payment = fc.record({
      id: fc.integer({ min: 10_000_000_000, max: 99_999_999_999 }).map(String),
      amountRwf: fc.integer({ min: 1, max: 100_000_000 }),
      at: fc
        .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) })
        .map((ms) => new Date(ms - (ms % 60_000))),
      name: fc.constantFrom('Aline Uwase', 'Umutoni; Grace', 'O"Brien, Pat', 'Jean\nBosco', 'Béatrice'),
    })
    const habits = fc.record({
      separator: fc.constantFrom(',', ';', '\t', '|'),
      end: fc.constantFrom('\n', '\r\n'),
      headings: fc.constantFrom(
        ['Transaction ID', 'Date', 'Amount', 'Name'],
        ['Identifiant', 'Date et heure', 'Montant', 'Nom'],
        ["Nomero y'igikorwa", 'Itariki', 'Amafaranga', 'Amazina'],
      ),
      money: fc.constantFrom('en-US', 'fr-FR', 'de-DE'),
      day: fc.constantFrom('iso', 'slashes'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(payment, { minLength: 1, maxLength: 20 }),
        habits,
        async (payments, habit) => {
          const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
          const kigali = (at: Date) => new Date(at.getTime() + 7_200_000).toISOString()
          const day = (at: Date) => {
            const [date = '', time = ''] = kigali(at).slice(0, 16).split('T')
            return habit.day === 'iso' ? `${date} ${time}` : `${date.split('-').reverse().join('/')} ${time}`
          }
          const rows = payments.map(({ id, amountRwf, at, name }) => [
            id,
            day(at),
            amountRwf.toLocaleString(habit.money),
            name,
          ])
          const text = [habit.headings, ...rows]
            .map((cells) => cells.map(quoted).join(habit.separator))
            .join(habit.end)
          const lines = await read(`${text}${habit.end}`)
          expect(
            lines.map(
              (line) => 'payment' in line && [line.payment.key, line.payment.amountRwf, line.payment.paidAt],
            ),
          ).toEqual(payments.map(({ id, amountRwf, at }) => [id, amountRwf, at]))
        },
      ),
      { numRuns: 200 },
    )
  })
})
