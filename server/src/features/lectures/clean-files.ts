import { smallCourseImage } from '@academy/contract/courses'
import { UPLOAD_LIFETIME_HOURS } from '@academy/contract/lectures'
import type { Services } from '../../http/context.ts'
import { mayRemoveFiles } from '../../storage/index.ts'
import {
  deleteStaleUploads,
  deleteUnusedSlideImages,
  forgetOrphans,
  orphansBefore,
} from './clean-files-store.ts'

const HOUR_MS = 3_600_000
/** Addresses handed out just before still play to their end. */
const ORPHAN_HOURS = 1
const UNUSED_IMAGE_HOURS = 24
const BATCH = 200

/** Forgets uploads and pictures that nobody took, and removes the bytes whose rows are gone. Safe to run twice at once.
 * The bytes wait where the storage goes by another database. */
export async function cleanFiles(services: Services): Promise<void> {
  const { db, files, clock } = services
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS)
  await deleteStaleUploads(db, hoursAgo(UPLOAD_LIFETIME_HOURS))
  await deleteUnusedSlideImages(db, hoursAgo(UNUSED_IMAGE_HOURS))
  if (!(await mayRemoveFiles(services))) return
  for (;;) {
    const keys = await orphansBefore(db, hoursAgo(ORPHAN_HOURS), BATCH)
    for (const key of keys.flatMap(filesUnder)) await files.remove(key)
    await forgetOrphans(db, keys)
    if (keys.length < BATCH) return
  }
}

/** A course's picture stands in two widths, and its row names the larger. */
function filesUnder(key: string): string[] {
  return key.startsWith('courses/') ? [key, smallCourseImage(key)] : [key]
}
