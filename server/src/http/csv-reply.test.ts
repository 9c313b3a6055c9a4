import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { csvReply, rowsInPages } from './csv-reply.ts'
import type { FileReply } from './file-reply.ts'

interface Row {
  n: number
  name: string
}
const ROWS = 100_000
const now = () => new Date('2026-11-20T22:30:00.000Z')
const columns = [
  ['Number', (row: Row) => row.n],
  ['Name', (row: Row) => row.name],
] as const

/** A list by its key, which tells how many of its rows were read so far. */
function aList(count = ROWS) {
  const told = { rows: 0, mostAtOnce: 0 }
  const read = async (last: Row | undefined, limit: number) => {
    const from = last ? last.n + 1 : 1
    const length = Math.max(0, Math.min(limit, count - from + 1))
    told.rows += length
    told.mostAtOnce = Math.max(told.mostAtOnce, length)
    return Array.from({ length }, (_, at) => ({ n: from + at, name: `=${from + at}` }))
  }
  return { told, read }
}
const streamOf = ({ source }: FileReply) => (source as { stream: Readable }).stream

test('a long list comes whole, once each, in its order, a page at a time', async () => {
  const { told, read } = aList()
  const reply = csvReply({ now }, { name: 'people', columns, pages: rowsInPages(read) })
  expect(reply).toMatchObject({ fileName: 'people-2026-11-21.csv', isDownload: true })
  const lines = (await streamOf(reply).toArray()).join('').split('\r\n')
  expect(lines[0]).toBe('\ufeffNumber,Name')
  expect(lines.slice(1, -1)).toEqual(Array.from({ length: ROWS }, (_, at) => `${at + 1},"'=${at + 1}"`))
  expect(lines.at(-1)).toBe('')
  expect(told.mostAtOnce).toBeLessThanOrEqual(500)
})

test('who reads slowly, or goes away, makes nobody read ahead', async () => {
  const { told, read } = aList()
  const stream = streamOf(csvReply({ now }, { name: 'people', columns, pages: rowsInPages(read) }))
  const reader = stream[Symbol.asyncIterator]()
  await reader.next()
  await reader.next()
  // Whatever would be read without being asked for is read by then.
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
  expect(told.rows).toBeLessThanOrEqual(2_000)
  await reader.return?.()
  expect(stream.destroyed).toBe(true)
})

test.each([0, 1, 20, 21, 519, 520, 521, 1_000])('a list of %i rows ends where it ends', async (count) => {
  const pages = rowsInPages(aList(count).read)
  const rows = []
  for await (const page of pages) rows.push(...page)
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
})

test('a file begins with few rows, however many follow', async () => {
  const { told, read } = aList()
  const pages = rowsInPages(read)
  await pages.next()
  expect(told.rows).toBe(20)
  await pages.next()
  expect(told.rows).toBe(520)
})

test('wide rows come a few at a time, from the first page to the last', async () => {
  const { told, read } = aList(50)
  const rows = []
  for await (const page of rowsInPages(read, { first: 4, rest: 4 })) rows.push(...page)
  expect(rows).toHaveLength(50)
  expect(told.mostAtOnce).toBe(4)
})
