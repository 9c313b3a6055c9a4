import type pg from 'pg'

/** What autovacuum does in time: it looks at tables that have rows. One that was looked at while it was empty is planned for as empty until the
 * next look, so that each search by a key reads all the rows that have come since; one that nobody has looked at is not. */
export async function settle(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  )
  await pool.query(`vacuum analyze ${rows.map(({ name }) => name).join(', ')}`)
}
