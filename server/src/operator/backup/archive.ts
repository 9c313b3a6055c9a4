import { createHash, hash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { OperatorRefusal } from '../terminal.ts'

/** What stands at the end of a backup and says what the whole of it is. */
export interface Manifest {
  /** 2: sealed, by an entry of its own with its sha256. 1: of older academies, which did not. */
  format: 1 | 2
  createdAt: string
  /** Whose files they are; absent in backups of academies that had no id yet. */
  academyId?: string
  migrations: string[]
  rows: Record<string, number>
  /** sha256 in hex of each entry before this one. */
  hashes: Record<string, string>
}

export const MANIFEST = 'manifest.json'
export const SEAL = 'manifest.sha256'
/** The seal of a manifest, as `sha256sum -c` reads it. */
export const sealOf = (manifest: Buffer) => `${sha256(manifest)}  ${MANIFEST}\n`

const NAME =
  /^(?:tables\/[a-z_]+\/\d{6}\.ndjson|files\/[a-z0-9/_.-]+|settings\/academy\.json|manifest\.(?:json|sha256))$/
const LINE_END = 10

interface Found {
  hashes: Record<string, string>
  rows: Record<string, number>
  manifest: Buffer | null
  seal: string | null
}

/** The backup that a command was given.
 * @throws Refusal where it is none that could be read */
export function backupAt(source: string | undefined, command: 'verify' | 'restore'): string {
  if (!source) throw new OperatorRefusal(`Say which backup: npm run academy -- ${command} academy.tar`)
  if (!existsSync(source)) throw new OperatorRefusal(`There is no file ${source}`)
  if (statSync(source).isDirectory())
    throw new OperatorRefusal(`${source} is a folder. Say which file in it: ${source}/academy.tar`)
  return source
}

/** Reads a backup to its end and holds each part, each count and the manifest itself against what was written down.
 * @throws Refusal saying where it is damaged */
export async function verifyBackup(source: string): Promise<Manifest> {
  const found = await readThrough(source).catch((error) => {
    if (error instanceof OperatorRefusal) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorRefusal(`${source} cannot be read to its end (${reason})`)
  })
  const manifest = found.manifest && readManifest(found.manifest)
  if (!found.manifest || !manifest)
    throw new OperatorRefusal(`${source} is no whole backup: its manifest is missing`)
  if (manifest.format === 2 && found.seal !== sealOf(found.manifest))
    throw new OperatorRefusal(`${source} is damaged at ${MANIFEST}`)
  const damaged = [...differing(found.hashes, manifest.hashes), ...differing(found.rows, manifest.rows, 0)]
  if (damaged.length > 0)
    throw new OperatorRefusal(`${source} is damaged at ${damaged.slice(0, 5).join(', ')}`)
  return manifest
}

async function readThrough(source: string): Promise<Found> {
  const found: Found = { hashes: {}, rows: {}, manifest: null, seal: null }
  await eachEntry(source, async (name, stream) => {
    if (!NAME.test(name))
      throw new OperatorRefusal(`${source} holds ${JSON.stringify(name)}, which no backup does`)
    if (name === MANIFEST) found.manifest = await drain(stream)
    else if (name === SEAL) found.seal = (await drain(stream)).toString('utf8')
    else {
      const hash = createHash('sha256')
      let lines = 1
      for await (const chunk of stream) {
        hash.update(chunk as Buffer)
        for (const byte of chunk as Buffer) if (byte === LINE_END) lines += 1
      }
      found.hashes[name] = hash.digest('hex')
      const table = tableOf(name)
      if (table) found.rows[table] = (found.rows[table] ?? 0) + lines
    }
  })
  return found
}

function readManifest(bytes: Buffer): Manifest | null {
  try {
    const manifest = JSON.parse(bytes.toString('utf8')) as Manifest
    return manifest.format === 1 || manifest.format === 2 ? manifest : null
  } catch {
    return null
  }
}

function differing<T>(found: Record<string, T>, wanted: Record<string, T>, absent?: T): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(wanted)])
  return [...names].filter((name) => (found[name] ?? absent) !== (wanted[name] ?? absent))
}

export const tableOf = (name: string) => /^tables\/([a-z_]+)\//.exec(name)?.[1]

export const sha256 = (bytes: Buffer) => hash('sha256', bytes, 'hex')

export async function eachEntry(
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

export async function drain(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
