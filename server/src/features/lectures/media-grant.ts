import { effectiveRole, isAdmin, isTeacher } from '@academy/contract/users'
import type { Db } from '../../http/context.ts'
import type { GrantRow } from './media-grant-store.ts'
import { selectGrant } from './media-grant-store.ts'

export interface MediaGrant {
  /** Whose session it is. */
  userId: string
  /** False when no lecture and no slide names the file. */
  isKnown: boolean
  isAllowed: boolean
  /** What the file was called when it came. */
  fileName: string | null
}

/** May the holder of this session open this file now? Null when the session has ended. */
export async function findMediaGrant(db: Db, key: string, sessionId: string): Promise<MediaGrant | null> {
  const [row] = await selectGrant(db, { key, sessionId })
  return row
    ? { userId: row.userId, isKnown: row.isKnown, isAllowed: isAllowed(row), fileName: row.fileName }
    : null
}

/** As for the lecture itself; a picture that is on no slide yet is its uploader's. */
function isAllowed(row: GrantRow): boolean {
  const role = effectiveRole(row)
  if (isAdmin(role)) return true
  if (isTeacher(role)) return (row.courseId ? row.instructorId : row.uploadedBy) === row.userId
  return row.isEnrolled
}
