import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import { type Pack, pack } from 'tar-stream'
import type { Database } from '../../db/schema.ts'
import type { OpenAcademy } from '../../open.ts'
import { readIdentity } from '../../storage/index.ts'
import { OperatorRefusal, progressBar, say } from '../terminal.ts'
import { MANIFEST, type Manifest, SEAL, sealOf, sha256 } from './archive.ts'
import { appliedMigrations, isLeftOut, tablesInOrder } from './tables.ts'

/** Slides of a lecture may be megabytes. */
const ROWS_A_CHUNK = 100

/** Writes one tar: rows of one moment as JSON lines, then the files, the settings, and a manifest with every hash. */
export async function runBackup({ services }: OpenAcademy, [target]: string[]): Promise<void> {
  if (!target) throw new OperatorRefusal('Say where to write it: npm run academy -- backup academy.tar')
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorRefusal(
      `${target} is a folder. Say which file in it: npm run academy -- backup ${target}/academy.tar`,
    )
  const draft = `${target}.part`
  const tar = pack()
  const output = createWriteStream(draft, { flush: true, mode: 0o600 })
  const written = finished(tar.pipe(output))
  // A full disk ends the entry that is being written, not only the file.
  written.catch((error) => tar.destroy(error))
  // Who reads what is packed hears of it by the entry, and by what was not written.
  tar.on('error', () => {})
  const hashes: Record<string, string> = {}
  try {
    const { rows, migrations } = await writeTables(tar, services.db, hashes)
    const fileCount = await writeFiles(tar, services.files, hashes)
    const settings = join(services.config.dataDir, 'academy.json')
    if (existsSync(settings)) await writeEntry(tar, 'settings/academy.json', readFileSync(settings), hashes)
    const manifest: Manifest = {
      format: 2,
      createdAt: services.clock.now().toISOString(),
      academyId: (await readIdentity(services.db)).academy_id,
      migrations,
      rows,
      hashes,
    }
    const bytes = Buffer.from(JSON.stringify(manifest))
    await writeEntry(tar, MANIFEST, bytes, {})
    await writeEntry(tar, SEAL, Buffer.from(sealOf(bytes)), {})
    tar.finalize()
    await written
    renameSync(draft, target)
    const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
    say(`${target}: ${rowCount} rows and ${fileCount} files, each with its hash.`)
  } catch (error) {
    tar.destroy()
    const fault = output.errored as NodeJS.ErrnoException | null
    await written.catch(() => undefined)
    rmSync(draft, { force: true })
    if (fault?.code)
      throw new OperatorRefusal(`${target} cannot be written, and nothing was kept of it: ${fault.message}`)
    throw error
  }
}

/** All tables in one snapshot, so that a running academy is caught at one moment. */
async function writeTables(tar: Pack, db: Kysely<Database>, hashes: Manifest['hashes']) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const rows: Record<string, number> = {}
      for (const table of await tablesInOrder(snapshot)) {
        await sql`declare rows_of_table no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
          snapshot,
        )
        let count = 0
        for (let chunk = 0; ; chunk++) {
          const batch = await sql<{ row: string }>`fetch ${sql.lit(ROWS_A_CHUNK)} from rows_of_table`.execute(
            snapshot,
          )
          if (batch.rows.length === 0) break
          const lines = batch.rows.map(({ row }) => row).join('\n')
          await writeEntry(
            tar,
            `tables/${table}/${String(chunk).padStart(6, '0')}.ndjson`,
            Buffer.from(lines),
            hashes,
          )
          count += batch.rows.length
        }
        await sql`close rows_of_table`.execute(snapshot)
        rows[table] = count
      }
      return { rows, migrations: await appliedMigrations(snapshot) }
    })
}

async function writeFiles(
  tar: Pack,
  files: OpenAcademy['services']['files'],
  hashes: Manifest['hashes'],
): Promise<number> {
  const keys: string[] = []
  for await (const { key } of files.list()) if (!isLeftOut(key)) keys.push(key)
  const bar = progressBar(keys.length)
  let done = 0
  for (const key of keys.sort()) {
    const opened = await files.open(key)
    // Gone since it was listed: then no row of the snapshot's future needs it either.
    if (opened) await writeStream(tar, `files/${key}`, opened.sizeBytes, opened.stream, hashes)
    bar.update(++done, key)
  }
  bar.end()
  return done
}

async function writeEntry(tar: Pack, name: string, bytes: Buffer, hashes: Manifest['hashes']): Promise<void> {
  hashes[name] = sha256(bytes)
  await new Promise<void>((resolve, reject) => {
    heard(tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve())))
  })
}

async function writeStream(
  tar: Pack,
  name: string,
  size: number,
  stream: Readable,
  hashes: Manifest['hashes'],
): Promise<void> {
  const hash = createHash('sha256')
  await new Promise<void>((resolve, reject) => {
    const entry = heard(tar.entry({ name, size }, (error) => (error ? reject(error) : resolve())))
    stream.on('data', (chunk: Buffer) => hash.update(chunk))
    stream.on('error', reject)
    stream.pipe(entry)
  }).finally(() => stream.destroy())
  hashes[name] = hash.digest('hex')
}

/** The packer breaks off the entry at which the disk was full. Its callback says so; an error that nobody hears would end the process. */
const heard = (entry: ReturnType<Pack['entry']>) => entry.on('error', () => {})
