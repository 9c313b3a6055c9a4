import { FIND_NEAR_LETTERS, FIND_ROWS, type Finds } from '@academy/contract/find'
import { FOUND_ANYWHERE_LENGTH } from '@academy/contract/text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import {
  comesFirst,
  FIRST,
  type FindQuery,
  insideCondition,
  rankOf,
  swappedLettersCondition,
  wordsCondition,
} from './asked-store.ts'
import type { FindSource, Row } from './sources-store.ts'

/** Half of the threes of letters in common: 'Erik' finds 'Éric', 'Oline' finds 'Aline'. */
const LIKENESS = 0.5
/** Rows that are ranked; the best of them are told. */
const CANDIDATES = 200
/** Likeness is dear: as many rows that are alike are ranked, and the most alike are told. */
const ALIKE = 100

type Ranked<K extends keyof Finds> = Row<K> & { rank: number }

interface Found<K extends keyof Finds> {
  rows: Row<K>[]
  hasMore: boolean
}

/** The best of one kind; where nothing is called so, what is written nearly so. */
export async function findIn<K extends keyof Finds>(
  db: Db,
  source: FindSource<K>,
  asked: FindQuery,
): Promise<Found<K>> {
  const rows = await findNamed(db, source, asked)
  if (rows.length > 0 || asked.text.length < FIND_NEAR_LETTERS)
    return { rows: rows.slice(0, FIND_ROWS), hasMore: rows.length > FIND_ROWS }
  return { rows: await findNearly(db, source, asked), hasMore: false }
}

/** The next way is tried only when those before it found too little: a name that thousands bear costs no more than a rare one. */
async function findNamed<K extends keyof Finds>(
  db: Db,
  { table, scope, shown }: FindSource<K>,
  asked: FindQuery,
) {
  const found = new Map<string, Ranked<K>>()
  const look = async (way: RawBuilder<unknown>, order: RawBuilder<unknown>, atMost: number) => {
    if (found.size > FIND_ROWS) return
    const { rows } = await sql<Ranked<K>>`
      select ${shown}, ${rankOf(asked)} as rank from (
        select id from ${table} where ${way} and ${scope} ${order} limit ${sql.lit(atMost)}
      ) best join ${table} its using (id) order by rank, its.found_by, id limit ${sql.lit(FIND_ROWS + 1)}`.execute(
      db,
    )
    for (const row of rows) if (!found.has(row._id)) found.set(row._id, row)
  }
  await look(comesFirst(asked), sql`order by ${FIRST}`, FIND_ROWS + 1)
  await look(wordsCondition(asked), sql``, CANDIDATES)
  if (asked.text.length >= FOUND_ANYWHERE_LENGTH) await look(insideCondition(asked), sql``, FIND_ROWS + 1)
  const ranked = [...found.values()].sort((one, other) => one.rank - other.rank)
  return ranked.map(({ rank: _rank, ...row }) => row as unknown as Row<K>)
}

/** Two letters that changed places share few threes in a row with what was meant: these are looked up as it may have been meant, and
 * first: it costs little beside comparing all that share some. */
async function findNearly<K extends keyof Finds>(
  db: Db,
  { table, scope, shown }: FindSource<K>,
  asked: FindQuery,
) {
  return db.transaction().execute(async (within) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`.execute(
      within,
    )
    const select = async (nearCondition: RawBuilder<unknown>) => {
      const { rows } = await sql<Row<K>>`
        select ${shown} from (select id from ${table} where ${nearCondition} and ${scope} limit ${sql.lit(ALIKE)}) near
        join ${table} its using (id)
        order by word_similarity(${asked.text}, its.found_by) desc, its.found_by, id limit ${sql.lit(FIND_ROWS)}`.execute(
        within,
      )
      return rows
    }
    const isSwapped = swappedLettersCondition(asked)
    const swapped = isSwapped ? await select(isSwapped) : []
    return swapped.length > 0 ? swapped : select(sql`${asked.text} <% found_by`)
  })
}
