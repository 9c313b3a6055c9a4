import { Readable } from 'node:stream'
import { CSV_BEGIN, type CsvValue, csvLine, csvTime } from '@academy/contract/text/csv'
import type { Context } from './context.ts'
import { fileNameOf } from './file-names.ts'
import type { FileReply } from './file-reply.ts'

export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => CsvValue]

interface CsvList<Row> {
  /** The beginning of the file's name; the day in Kigali ends it. */
  name: string
  /** The title of the course, or of what else of one, whose list it is: many of them lie in one folder. */
  of?: string | undefined
  columns: readonly CsvColumn<Row>[]
  /** `rowsInPages`, or what is made of its pages. */
  pages: AsyncIterable<readonly Row[]>
}

/** A whole list as a file for spreadsheets, read and sent a page at a time, as fast as the reader takes it. */
export function csvReply<Row>(
  ctx: Pick<Context, 'now'>,
  { name, of = '', columns, pages }: CsvList<Row>,
): FileReply {
  return {
    source: { stream: Readable.from(linesOf(columns, pages), { highWaterMark: 1 }) },
    fileName: `${[name, fileNameOf(of), csvTime(ctx.now()).slice(0, 10)].filter(Boolean).join('-')}.csv`,
    isDownload: true,
  }
}

/** The headings come with the first rows: a list that cannot be read has not begun by then, and is refused as any call. */
async function* linesOf<Row>(columns: CsvList<Row>['columns'], pages: CsvList<Row>['pages']) {
  let lines = CSV_BEGIN + csvLine(columns.map(([heading]) => heading))
  for await (const rows of pages) {
    lines += rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')
    if (lines) yield lines
    lines = ''
  }
  if (lines) yield lines
}

/** Whoever waits for a file sees it begin as soon as the first are read. */
const FIRST_ROWS = 20
const REST_ROWS = 500

/** All rows of a list, each page begun behind the last row of the one before: `read` orders by a key that no two rows share, and
 * takes up to `limit` rows behind `last`. No statement stays open between pages. */
export async function* rowsInPages<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  { first = FIRST_ROWS, rest = REST_ROWS }: { first?: number | undefined; rest?: number } = {},
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  let limit = first
  do {
    const rows = await read(last, limit)
    yield rows
    last = rows.length < limit ? undefined : rows.at(-1)
    limit = rest
  } while (last !== undefined)
}
