import type { Services } from '../../http/context.ts'
import { keysOfNothing } from './clean-files-store.ts'

const FOLDERS = ['media/', 'slides/', 'uploads/', 'questions/', 'payments/', 'certificates/']
/** Younger files may still be on their way into a row. */
const AGE_MS = 24 * 3_600_000
const BATCH = 500

/** Removes files that a process left behind when it died between storing the bytes and writing the row. */
export async function sweepFiles({ db, files, clock, log }: Services): Promise<void> {
  const before = clock.now().getTime() - AGE_MS
  let removed = 0
  let batch: string[] = []
  const sweep = async () => {
    const keys = await keysOfNothing(db, batch)
    for (const key of keys) await files.remove(key)
    removed += keys.length
    batch = []
  }
  for (const folder of FOLDERS) {
    for await (const file of files.list(folder)) {
      if (file.lastModified.getTime() >= before) continue
      batch.push(file.key)
      if (batch.length === BATCH) await sweep()
    }
  }
  await sweep()
  if (removed > 0) log.info({ removed }, 'files of nothing were removed')
}
