import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Residents } from '../db/residents.ts'
import type { Database } from '../db/schema.ts'
import type { Files } from '../services/files/index.ts'
import { changeIdentity, lockIdentity, readDatabaseCopy } from './identity-store.ts'
import { newStorageToken, readMarker, type StorageMarker, writeMarker } from './marker.ts'
import { someNamedKeys } from './named-files-store.ts'

interface Place {
  db: Kysely<Database>
  files: Files
  log: Logger
}

const ADOPT =
  'Nothing was touched. Check DATABASE_URL, STORAGE_URL and DATA_DIR. ' +
  'To give this storage to this database for good: npm run academy -- adopt-storage'

/** What a claim of an academy that is not there yet would run into, asked before its tables are made.
 * @throws Error when the storage is another's. */
export async function assertStorageFits(
  files: Files,
  readResidents: () => Promise<Residents>,
): Promise<void> {
  // In this order: another node that starts just now writes rows, then the marker, then files.
  const hasFiles = await holdsFiles(files)
  const marker = await readMarker(files)
  const { isEmpty, academyId } = await readResidents()
  if (marker && marker.academyId !== academyId) {
    const whose = isEmpty ? 'the database is empty' : `the database to ${academyId ?? 'an older one'}`
    throw new Error(belongsToAnother(files, marker, whose))
  }
  if (!marker && isEmpty && hasFiles) throw new Error(namesNone(files))
}

/** Makes sure that database and storage belong to one academy, and marks a storage that nobody has marked yet.
 * @throws Error saying what does not fit, before anything is touched. */
export async function claimStorage({ db, files, log }: Place): Promise<void> {
  const databaseCopy = await readDatabaseCopy(db)
  await db.transaction().execute(async (transaction) => {
    const identity = await lockIdentity(transaction)
    const marker = await readMarker(files)
    if (marker && marker.academyId !== identity.academy_id)
      throw new Error(belongsToAnother(files, marker, `the database to ${identity.academy_id}`))
    if (!marker) {
      await assertNamesTheFiles(transaction, files)
      const token = newStorageToken()
      await changeIdentity(transaction, { storage_token: token, next_storage_token: null })
      await writeMarker(files, { academyId: identity.academy_id, token })
    }
    if (identity.database_copy === databaseCopy) return
    const isFirstStart = identity.database_copy === null
    await changeIdentity(transaction, {
      database_copy: databaseCopy,
      in_use_since: new Date(),
      ...(!isFirstStart && { storage_token: null, next_storage_token: null }),
    })
    if (!isFirstStart) log.warn(COPIED)
  })
}

const COPIED =
  'this database was restored or copied since the academy last started: no stored file is removed until ' +
  '`npm run academy -- sweep --yes` says that it is the one to go by'

/** A storage without a marker is empty and new, or of a version that wrote none: then rows and files know each other. */
async function assertNamesTheFiles(db: Kysely<Database>, files: Files): Promise<void> {
  const named = await someNamedKeys(db)
  for (const key of named) if (await files.stat(key)) return
  if (named.length > 0)
    throw new Error(
      `The database names files, and none of those looked for is in the storage (${files.place}). ${ADOPT}`,
    )
  if (await holdsFiles(files)) throw new Error(namesNone(files))
}

const belongsToAnother = ({ place }: Files, { academyId }: StorageMarker, whose: string) =>
  `The storage (${place}) belongs to the academy ${academyId}, and ${whose}. ${ADOPT}`

const namesNone = ({ place }: Files) =>
  `The storage (${place}) holds files, and the database names none: it is empty, or not the one ` +
  `that belongs to them. ${ADOPT}`

async function holdsFiles(files: Files): Promise<boolean> {
  for await (const _ of files.list()) return true
  return false
}

/** Gives the storage to this database, whoever's it was. */
export const adoptStorage = (place: Omit<Place, 'log'>) => mark(place, { mayRemoveFiles: true })

/**
 * What a restore has to ask of the storage and to tell it: the rows become those of the backup's academy, and the storage
 * follows. When it held files before, none is removed until somebody has looked.
 * @throws Error when the storage is neither this database's nor the backup's.
 */
export async function storageForRestore(place: Place, academyId: string | undefined) {
  const marker = await readMarker(place.files)
  if (!marker || marker.academyId !== academyId) await claimStorage(place)
  const heldFiles = await holdsFiles(place.files)
  return { heldFiles, take: () => mark(place, { mayRemoveFiles: !heldFiles, academyId }) }
}

async function mark(
  { db, files }: Omit<Place, 'log'>,
  change: { mayRemoveFiles: boolean; academyId?: string },
): Promise<void> {
  const databaseCopy = await readDatabaseCopy(db)
  await db.transaction().execute(async (transaction) => {
    const academyId = change.academyId ?? (await lockIdentity(transaction)).academy_id
    const token = newStorageToken()
    await changeIdentity(transaction, {
      academy_id: academyId,
      database_copy: databaseCopy,
      in_use_since: new Date(),
      storage_token: change.mayRemoveFiles ? token : null,
      next_storage_token: null,
    })
    await writeMarker(files, { academyId, token })
  })
}
