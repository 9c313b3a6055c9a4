import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { type Kysely, sql } from 'kysely'
import { retryTransaction } from '../../db/retry.ts'
import type { Database } from '../../db/schema.ts'
import { recordAct } from '../../features/audit/index.ts'
import { issuerKeyTrouble } from '../../features/certificates/index.ts'
import { fillEmailKeys } from '../../features/users/index.ts'
import { operatorContext } from '../../http/context.ts'
import type { OpenAcademy } from '../../open.ts'
import { type Files, isStorageFull } from '../../services/files/index.ts'
import { storageForRestore } from '../../storage/index.ts'
import { OperatorRefusal, say } from '../terminal.ts'
import { backupAt, drain, eachEntry, type Manifest, tableOf, verifyBackup } from './archive.ts'
import { appliedMigrations, EMPTIED, isLeftOut, tablesInOrder } from './tables.ts'

/** Verifies every hash first; then files, then all rows in one transaction. A failure leaves the academy as it was. */
export async function runRestore({ services }: OpenAcademy, args: string[]): Promise<void> {
  const source = backupAt(
    args.find((arg) => !arg.startsWith('--')),
    'restore',
  )
  const manifest = await verifyBackup(source).catch((error) => {
    throw error instanceof OperatorRefusal
      ? new OperatorRefusal(`${error.message}; nothing was restored`)
      : error
  })
  await assertFits(services.db, manifest, args.includes('--replace'))
  const storage = await storageForRestore(services, manifest.academyId).catch((error) => {
    throw new OperatorRefusal(error instanceof Error ? error.message : String(error))
  })

  // Files first: a row never points to a file that is not there, and their keys are immutable.
  const fileCount = await restoreFiles(services.files, source)
  // The academy may run meanwhile and hold what is emptied next; of two that wait for one another the database undoes one.
  const rowCount = await retryTransaction(() =>
    services.db.transaction().execute((transaction) => restoreRows(transaction, source)),
  )
  // A backup from before addresses had keys; the academy may run meanwhile, and its next start be far away.
  await fillEmailKeys(services)
  await operatorContext(services, 'restore').write((ctx) =>
    recordAct(ctx, 'restore-backup', manifest.academyId ?? 'academy', {
      name: basename(source),
      createdAt: manifest.createdAt,
      rows: rowCount,
    }),
  )
  await storage.take()
  await eachEntry(source, async (name, stream) => {
    if (name !== 'settings/academy.json') return
    writeFileSync(join(services.config.dataDir, 'academy.json'), await drain(stream))
  })
  say(`Restored ${rowCount} rows and ${fileCount} files of ${manifest.createdAt}. Everybody signs in anew.`)
  const trouble = await issuerKeyTrouble(services)
  if (trouble) say(trouble)
  if (storage.heldFiles) say(FILES_BEFORE)
}

/** Those of a restore that a full disk ends are taken away again: they would keep it full, and no row names them.
 * @returns how many */
async function restoreFiles(files: Files, source: string): Promise<number> {
  const added: string[] = []
  let count = 0
  try {
    await eachEntry(source, async (name, stream) => {
      const key = name.slice('files/'.length)
      if (!name.startsWith('files/') || isLeftOut(key)) return
      if (!(await files.stat(key))) added.push(key)
      await files.put(key, stream.pipe(new PassThrough()))
      count += 1
    })
  } catch (error) {
    if (!isStorageFull(error)) throw error
    for (const key of added) await files.remove(key)
    throw new OperatorRefusal(`${files.place} has no room for the files of ${source}; nothing was restored`)
  }
  return count
}

const FILES_BEFORE =
  'The storage held files before. None is removed until `npm run academy -- sweep` has shown those that ' +
  'the restored rows do not name, and --yes has said that they may go.'

async function assertFits(db: Kysely<Database>, manifest: Manifest, mayReplace: boolean): Promise<void> {
  const known = await appliedMigrations(db)
  const newer = manifest.migrations.filter((name) => !known.includes(name))
  if (newer.length > 0)
    throw new OperatorRefusal(
      `The backup is of a newer academy (${newer.join(', ')}). Update this one first.`,
    )
  const { rows } = await sql<{ people: number; courses: number }>`
    select (select count(*) from users) as people, (select count(*) from courses) as courses`.execute(db)
  const { people = 0, courses = 0 } = rows[0] ?? {}
  if (people + courses > 0 && !mayReplace) {
    throw new OperatorRefusal(
      `This academy has ${people} people and ${courses} courses. ` +
        'To throw away what it holds and restore the backup, add --replace.',
    )
  }
}

/** The audit log refuses to be emptied; a restore, which the operator asked for, lifts that for as long as it empties the tables. */
async function emptyTables(db: Kysely<Database>, tables: string[]): Promise<void> {
  await sql`alter table audit_log disable trigger audit_log_never_emptied`.execute(db)
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
  await sql`alter table audit_log enable always trigger audit_log_never_emptied`.execute(db)
}

/** @returns how many */
async function restoreRows(db: Kysely<Database>, source: string): Promise<number> {
  let count = 0
  const tables = await tablesInOrder(db)
  await emptyTables(db, [...tables, ...EMPTIED])
  // The archive holds the tables in an order that their references allow.
  await eachEntry(source, async (name, stream) => {
    const table = tableOf(name)
    if (!table || EMPTIED.includes(table)) return
    if (!tables.includes(table))
      throw new OperatorRefusal(`The backup holds a table ${table} that this academy does not have`)
    const lines = (await drain(stream)).toString('utf8').split('\n')
    await insertRows(db, table, lines)
    count += lines.length
  })
  return count
}

async function insertRows(db: Kysely<Database>, table: string, lines: string[]): Promise<void> {
  const generated = await generatedColumns(db, table)
  const columns = Object.keys(JSON.parse(lines[0] ?? '{}') as object)
    .filter((column) => !generated.includes(column))
    .map((column) => sql.ref(column))
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
    db,
  )
}

/** What PostgreSQL makes of a row's other columns, and lets nobody write. */
async function generatedColumns(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attgenerated <> '' and not attisdropped`.execute(db)
  return rows.map(({ name }) => name)
}
