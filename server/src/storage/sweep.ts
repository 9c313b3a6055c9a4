import type { Services } from '../http/context.ts'
import { readIdentity } from './identity-store.ts'
import { keysWithoutRow } from './named-files-store.ts'
import { mayRemoveFiles, renewStorageToken } from './ownership.ts'

const FOLDERS = ['courses/', 'media/', 'slides/', 'uploads/', 'questions/', 'payments/', 'certificates/']
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Younger files may still be on their way into a row; a younger database may be the wrong one. */
const MIN_AGE_MS = DAY_MS
export const TRASH_DAYS = 30
/** More than this at once is no litter but a sign that something is wrong. */
const MAX_FILES = 50
const MAX_SHARE = 0.05
const BATCH = 500

export interface Litter {
  /** Files that no row names. */
  count: number
  sizeBytes: number
  /** The first of them. */
  keys: string[]
  /** All files looked at. */
  total: number
}

/** What no row names and is older than a day: left by a process that died between storing the bytes and writing the row. */
export async function findLitter(services: Services): Promise<Litter> {
  const litter: Litter = { count: 0, sizeBytes: 0, keys: [], total: 0 }
  await eachLitter(services, litter, async (key, sizeBytes) => {
    litter.count += 1
    litter.sizeBytes += sizeBytes
    if (litter.keys.length < MAX_FILES) litter.keys.push(key)
  })
  return litter
}

/** The daily sweep: into the trash, unless something speaks against it. */
export async function sweepDaily(services: Services): Promise<void> {
  const { db, clock, log } = services
  if (!(await mayRemoveFiles(services))) {
    log.warn(NOT_OURS)
    return
  }
  await emptyTrash(services)
  const { in_use_since: since } = await readIdentity(db)
  if (clock.now().getTime() - since.getTime() < MIN_AGE_MS) return
  const litter = await findLitter(services)
  if (litter.count > MAX_FILES || litter.count > litter.total * MAX_SHARE) {
    log.warn({ found: litter.count, of: litter.total, first: litter.keys.slice(0, 3) }, TOO_MANY)
  } else {
    for (const key of litter.keys) await throwAway(services, key)
    if (litter.count > 0) log.info({ moved: litter.count }, 'files that no row names went into the trash')
  }
  await renewStorageToken(services)
}

const NOT_OURS =
  'no file is swept or removed: this database is a copy, or an older one, of the academy that the storage goes by. ' +
  'If it is the one to go by now: npm run academy -- sweep --yes'
const TOO_MANY =
  'files that no row names were left where they are, because they are too many at once: look at them with ' +
  '`npm run academy -- sweep`, and sweep them with --yes'

/** All of it, because somebody looked and said so; from now on this database decides. Answers how many went. */
export async function sweepNow(services: Services): Promise<number> {
  let moved = 0
  await renewStorageToken(services)
  await eachLitter(services, { total: 0 }, async (key) => {
    await throwAway(services, key)
    moved += 1
  })
  return moved
}

/** Puts files back where they stood: those named, or all. Answers how many. */
export async function putBack({ files }: Services, keys: string[]): Promise<number> {
  let count = 0
  for await (const file of files.trash.list()) {
    if (keys.length > 0 && !keys.includes(file.key)) continue
    await files.trash.putBack(file)
    count += 1
  }
  return count
}

const throwAway = ({ files, clock }: Services, key: string) => files.trash.add(key, dayOf(clock.now()))

async function emptyTrash({ files, clock }: Services): Promise<void> {
  const keptFrom = dayOf(new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS))
  for await (const file of files.trash.list()) if (file.day < keptFrom) await files.trash.remove(file)
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

async function eachLitter(
  { db, files, clock }: Services,
  counted: { total: number },
  take: (key: string, sizeBytes: number) => Promise<void>,
): Promise<void> {
  const before = clock.now().getTime() - MIN_AGE_MS
  let batch = new Map<string, number>()
  const judge = async () => {
    for (const key of await keysWithoutRow(db, [...batch.keys()])) await take(key, batch.get(key) ?? 0)
    batch = new Map()
  }
  for (const folder of FOLDERS) {
    for await (const file of files.list(folder)) {
      counted.total += 1
      if (file.lastModified.getTime() >= before) continue
      batch.set(file.key, file.sizeBytes)
      if (batch.size === BATCH) await judge()
    }
  }
  await judge()
}
