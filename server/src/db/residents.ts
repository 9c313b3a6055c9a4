import pg from 'pg'
import { migrationNames } from './migrate.ts'

/** Who lives in a database, asked before anything is written into it. */
export interface Residents {
  isEmpty: boolean
  /** Null where nobody lives, and in an academy of before it had an id. */
  academyId: string | null
}

interface Found {
  tables: string[]
  database: string
  /** The queue of jobs is there, which has a schema of its own. */
  has_jobs: boolean
}

/** What the first table of an academy is made by; no other application has it. */
const FIRST = '0001-users'
const SHOWN_TABLES = 3

/** @throws Error when another application lives there, or a newer academy. */
export async function readResidents(connectionString: string): Promise<Residents> {
  const client = new pg.Client({ connectionString, application_name: 'academy start' })
  client.on('error', () => {}) // a connection that breaks fails its query, which says it better
  try {
    await client.connect()
    // All answers are of one moment: another node may be making the tables just now.
    await client.query('begin isolation level repeatable read read only')
    const { tables, database, has_jobs: hasJobs } = await findTables(client)
    const applied = tables.includes('kysely_migration') ? await appliedMigrations(client) : []
    if (applied.includes(FIRST)) {
      refuseNewer(applied)
      const academyId = tables.includes('academy_identity') ? await readAcademyId(client) : null
      return { isEmpty: false, academyId }
    }
    // A start that broke off leaves these two behind, and nothing else.
    const own = tables.filter((name) => !/^kysely_migration(_lock|_hash)?$/.test(name))
    if (own.length > 0 || applied.length > 0 || hasJobs)
      throw new Error(
        `DATABASE_URL leads to another application's database: "${database}" holds ${sayTables(own)}, and no academy. ` +
          `Nothing was touched. Make an empty one for the academy (createdb academy) and name it in DATABASE_URL.`,
      )
    return { isEmpty: true, academyId: null }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The tables of a database, but those of extensions, which an empty one may have too. */
async function findTables(client: pg.Client): Promise<Found> {
  const { rows } = await client.query<Found>(`
    select current_database() as database, to_regnamespace('graphile_worker') is not null as has_jobs,
      array(
        select c.relname::text from pg_class c
        where c.relnamespace = to_regnamespace(quote_ident(current_schema())) and c.relkind in ('r', 'p', 'f') and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
        order by 1) as tables`)
  return rows[0] as Found
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

async function readAcademyId(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>('select academy_id as id from academy_identity')
  return rows[0]?.id ?? null
}

function refuseNewer(applied: string[]): void {
  const known = migrationNames()
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length > 0)
    throw new Error(
      `The database is of a newer academy (${newer.join(', ')}). Nothing was touched. Start that version, ` +
        'or restore the backup from before its upgrade into an empty database.',
    )
}

function sayTables(names: string[]): string {
  if (names.length === 0) return 'the tables of others'
  const shown = names.slice(0, SHOWN_TABLES).join(', ')
  return names.length > SHOWN_TABLES ? `${names.length} tables (${shown}, …)` : `the tables ${shown}`
}
