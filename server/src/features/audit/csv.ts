import { type Act, actionWords, nameOfActor, sayValue } from '@academy/contract/audit'
import { csvTime } from '@academy/contract/text/csv'
import type { Context } from '../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../http/csv-reply.ts'
import { type ActsQuery, filterOf, readsAll } from './list-acts.ts'
import { selectActsAfter } from './store.ts'
import { viewAct } from './views.ts'

const COLUMNS: readonly CsvColumn<Act>[] = [
  ['When', ({ at }) => csvTime(new Date(at))],
  ['Who', ({ who }) => nameOfActor(who)],
  ['Role', ({ who }) => who.role],
  ['What', ({ action }) => actionWords(action)],
  ['Subject', ({ subject }) => subject.name],
  ['Kind of subject', ({ subject }) => subject.kind],
  ['Subject ID', ({ subject }) => subject._id],
  ['Before', ({ before }) => sayFields(before)],
  ['After', ({ after }) => sayFields(after)],
  ['Details', ({ details }) => sayFields(details)],
]
const FROM_WHERE: readonly CsvColumn<Act>[] = [
  ['Network', ({ network }) => network],
  ['Device', ({ device }) => device],
  ['Request ID', ({ requestId }) => requestId],
]

export function csvOfActs(ctx: Context, asked: Omit<ActsQuery, 'after'>) {
  const mayReadAll = readsAll(ctx)
  const filter = filterOf(asked, mayReadAll)
  const pages = rowsInPages<Act>(async (last, limit) =>
    (await selectActsAfter(ctx.db, filter, last?._id, limit)).map((row) => viewAct(row, mayReadAll)),
  )
  return csvReply(ctx, {
    name: 'audit',
    columns: mayReadAll ? [...COLUMNS, ...FROM_WHERE] : COLUMNS,
    pages,
  })
}

const sayFields = (fields: Act['details'] | null) =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${sayValue(value)}`)
    .join('; ')
