import type { Db } from '../../../http/context.ts'
import { matchesFor } from './match.ts'
import { selectMatchable } from './match-store.ts'

const BATCH_ROWS = 1_000

/** How many of those that wait match exactly now. */
export async function countExact(db: Db): Promise<number> {
  let exact = 0
  let after = ''
  for (;;) {
    const rows = await selectMatchable(db, after, BATCH_ROWS)
    const matches = await matchesFor(db, rows)
    exact += [...matches.values()].filter(({ kind }) => kind === 'exact').length
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH_ROWS) return exact
  }
}
