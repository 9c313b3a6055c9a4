import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/** Beside Kysely's own table, so that neither is taken for rows of the academy. */
const TABLE = sql.table('kysely_migration_hash')
/** Several processes may begin at once; any number that nobody else locks. */
const LOCK = 20_261_122

export const hashOf = (text: string): string => hash('sha256', text, 'hex')

/** The names of those whose hashes are kept: they all ran.
 * @throws when a file that ran on this database has another content now: it would never run, and databases would differ in silence. */
export async function refuseEdited(db: Kysely<unknown>, texts: Record<string, string>): Promise<string[]> {
  const { rows } = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction)
    await sql`create table if not exists ${TABLE} (name text primary key, hash text not null)`.execute(
      transaction,
    )
    return sql<{ name: string; hash: string }>`select name, hash from ${TABLE} order by name`.execute(
      transaction,
    )
  })
  const edited = rows.find(({ name, hash }) => texts[name] !== undefined && hashOf(texts[name]) !== hash)
  if (!edited) return rows.map(({ name }) => name)
  throw new Error(
    `The migration ${edited.name}.sql was edited after it ran on this database. Put its old content back, ` +
      'and what it should change into a new file.',
  )
}

/** For all that ran; a database of a release before hashes were kept gets them now. */
export async function recordHashes(db: Kysely<unknown>, texts: Record<string, string>): Promise<void> {
  const rows = Object.entries(texts).map(([name, text]) => sql`(${name}, ${hashOf(text)})`)
  if (rows.length === 0) return
  await sql`insert into ${TABLE} (name, hash) values ${sql.join(rows)} on conflict do nothing`.execute(db)
}
