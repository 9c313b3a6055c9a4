import type { Db, Services } from '../http/context.ts'

export interface StorageUse {
  files: number
  size_bytes: number
  measured_at: Date
}

/** Looks at every stored file, and keeps how many there are and what they weigh. */
export async function measureStorage({ db, files, clock }: Services, signal: AbortSignal): Promise<void> {
  const use: StorageUse = { files: 0, size_bytes: 0, measured_at: clock.now() }
  for await (const { sizeBytes } of files.list()) {
    signal.throwIfAborted()
    use.files += 1
    use.size_bytes += sizeBytes
  }
  await db
    .insertInto('storage_use')
    .values(use)
    .onConflict((row) => row.column('is_only').doUpdateSet(use))
    .execute()
}

/** As it was last measured; undefined before the first time. */
export const storageUse = (db: Db): Promise<StorageUse | undefined> =>
  db.selectFrom('storage_use').select(['files', 'size_bytes', 'measured_at']).executeTakeFirst()
