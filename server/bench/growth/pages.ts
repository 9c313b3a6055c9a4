import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** What the database counts its own work with. */
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements' }
const TIMES = 3
const LONGEST_MS = 2_000
const QUIET_LOOKS = 3
const LOOK_EVERY_MS = 20
/** Jobs and whoever asks for these figures are no part of a call. */
const OF_CALLS = `query not like '%pg_stat_statements%' and query not like '%graphile_worker%'`

export interface PageCounter {
  /** Of 8 KB, of tables and indexes, that the statements of a call touch: as many each time, whatever else the machine does. */
  count(ask: () => Promise<unknown>): Promise<number>
  /** Waits until no statement runs: a file whose reader has left is read to the end of its page. */
  rest(): Promise<void>
  close(): Promise<void>
}

export async function openPageCounter(databaseUrl: string): Promise<PageCounter> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  const countOnce = async (ask: () => Promise<unknown>) => {
    await client.query('select pg_stat_statements_reset()')
    await ask()
    const { rows } = await client.query<{ pages: number }>(
      `select coalesce(sum(shared_blks_hit + shared_blks_read + temp_blks_read + temp_blks_written), 0)::int as pages
       from pg_stat_statements where toplevel and ${OF_CALLS}`,
    )
    return rows[0]?.pages ?? 0
  }
  return {
    // The fewest of some: what the academy does now and then is not the call's.
    async count(ask) {
      const counts: number[] = []
      const until = performance.now() + LONGEST_MS
      for (let n = 0; n < TIMES && (n === 0 || performance.now() < until); n++)
        counts.push(await countOnce(ask))
      return Math.min(...counts)
    },
    async rest() {
      for (let quiet = 0; quiet < QUIET_LOOKS; quiet++) {
        await sleep(LOOK_EVERY_MS)
        const { rows } = await client.query<{ is_busy: boolean }>(
          `select exists (select from pg_stat_activity where state <> 'idle' and backend_type = 'client backend'
             and pid <> pg_backend_pid()) as is_busy`,
        )
        if (rows[0]?.is_busy) quiet = -1
      }
    },
    close: () => client.end(),
  }
}
