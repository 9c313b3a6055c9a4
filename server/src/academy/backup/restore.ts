import { createHash } from 'node:crypto'
import { createReadStream, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import { extract } from 'tar-stream'
import type { Database } from '../../db/schema.ts'
import type { OpenAcademy } from '../../open.ts'
import { storageForRestore } from '../../storage/index.ts'
import { Refusal, say } from '../terminal.ts'
import type { Manifest } from './backup.ts'
import { appliedMigrations, DERIVED, tablesInOrder } from './tables.ts'

const NAME =
  /^(?:tables\/[a-z_]+\/\d{6}\.ndjson|files\/[a-z0-9/_.-]+|settings\/academy\.json|manifest\.json)$/

/** Verifies every hash first; then files, then all rows in one transaction. A failure leaves the academy as it was. */
export async function runRestore({ services }: OpenAcademy, args: string[]): Promise<void> {
  const source = args.find((arg) => !arg.startsWith('--'))
  if (!source || !existsSync(source))
    throw new Refusal('Say which backup: npm run academy -- restore academy.tar')
  const manifest = await verify(source)
  await assertFits(services.db, manifest, args.includes('--replace'))
  const storage = await storageForRestore(services, manifest.academyId).catch((error) => {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  })

  // Files first: a row never points to a file that is not there, and their keys are immutable.
  let fileCount = 0
  await eachEntry(source, async (name, stream) => {
    if (!name.startsWith('files/')) return
    await services.files.put(name.slice('files/'.length), stream.pipe(new PassThrough()))
    fileCount += 1
  })
  await services.db.transaction().execute((transaction) => restoreRows(transaction, source))
  await storage.take()
  await eachEntry(source, async (name, stream) => {
    if (name !== 'settings/academy.json') return
    writeFileSync(join(services.config.dataDir, 'academy.json'), await drain(stream))
  })
  const rowCount = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  say(`Restored ${rowCount} rows and ${fileCount} files of ${manifest.createdAt}.`)
  if (storage.heldFiles) say(FILES_BEFORE)
}

const FILES_BEFORE =
  'The storage held files before. None is removed until `npm run academy -- sweep` has shown those that ' +
  'the restored rows do not name, and --yes has said that they may go.'

async function verify(source: string): Promise<Manifest> {
  const found: Record<string, string> = {}
  let manifest: Manifest | null = null
  const look = async (name: string, stream: Readable) => {
    if (!NAME.test(name)) throw new Refusal(`${source} holds ${JSON.stringify(name)}, which no backup does`)
    if (name === 'manifest.json') manifest = JSON.parse((await drain(stream)).toString('utf8')) as Manifest
    else {
      const hash = createHash('sha256')
      for await (const chunk of stream) hash.update(chunk as Buffer)
      found[name] = hash.digest('hex')
    }
  }
  try {
    await eachEntry(source, look)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(`${source} cannot be read to its end (${reason}); nothing was restored`)
  }
  const read = manifest as Manifest | null
  if (read?.format !== 1) throw new Refusal(`${source} is no whole backup: its manifest is missing`)
  const names = new Set([...Object.keys(found), ...Object.keys(read.hashes)])
  const damaged = [...names].filter((name) => found[name] !== read.hashes[name])
  if (damaged.length > 0)
    throw new Refusal(`${source} is damaged at ${damaged.slice(0, 5).join(', ')}; nothing was restored`)
  return read
}

async function assertFits(db: Kysely<Database>, manifest: Manifest, mayReplace: boolean): Promise<void> {
  const known = await appliedMigrations(db)
  const newer = manifest.migrations.filter((name) => !known.includes(name))
  if (newer.length > 0)
    throw new Refusal(`The backup is of a newer academy (${newer.join(', ')}). Update this one first.`)
  const { rows } = await sql<{ people: number; courses: number }>`
    select (select count(*) from users) as people, (select count(*) from courses) as courses`.execute(db)
  const { people = 0, courses = 0 } = rows[0] ?? {}
  if (people + courses > 0 && !mayReplace) {
    throw new Refusal(
      `This academy has ${people} people and ${courses} courses. ` +
        'To throw away what it holds and restore the backup, add --replace.',
    )
  }
}

async function restoreRows(db: Kysely<Database>, source: string): Promise<void> {
  const tables = await tablesInOrder(db)
  await sql`truncate ${sql.join([...tables, ...DERIVED].map((table) => sql.table(table)))}`.execute(db)
  // The archive holds the tables in an order that their references allow.
  await eachEntry(source, async (name, stream) => {
    const table = /^tables\/([a-z_]+)\//.exec(name)?.[1]
    if (!table) return
    if (!tables.includes(table))
      throw new Refusal(`The backup holds a table ${table} that this academy does not have`)
    await insertRows(db, table, (await drain(stream)).toString('utf8').split('\n'))
  })
}

async function insertRows(db: Kysely<Database>, table: string, lines: string[]): Promise<void> {
  const columns = Object.keys(JSON.parse(lines[0] ?? '{}') as object).map((column) => sql.ref(column))
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
    db,
  )
}

async function eachEntry(
  source: string,
  handle: (name: string, stream: Readable) => Promise<unknown>,
): Promise<void> {
  const archive = extract()
  const reading = pipeline(createReadStream(source), archive)
  // Awaited below; without this a broken archive would be an unhandled rejection while an entry is still read.
  reading.catch(() => undefined)
  for await (const entry of archive) {
    await handle(entry.header.name, entry as unknown as Readable)
    entry.resume()
  }
  await reading
}

async function drain(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
