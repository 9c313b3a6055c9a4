import * as M from '@academy/contract/users/messages'
import type { EffectiveRole } from '@academy/contract/users/rules'
import { dropCopies } from '../../../lib/device/copies.ts'
import { emptyKeptDrafts } from '../../../lib/device/drafts.ts'
import { forgetStored } from '../../../lib/device/stored-names.ts'
import { ANSWERS_CACHE, FORGET_COPIES } from '../../../lib/offline/offline-copies.ts'
import { queryClient } from '../../../lib/queries/query-client.ts'
import { toast } from '../../../lib/toast.ts'

type Role = EffectiveRole | null
const RANKS: readonly Role[] = [null, 'student', 'instructor', 'admin', 'superadmin']
/** What staff were writing, about other people. */
const STAFF_DRAFTS = ['attendance-drafts', 'grade-drafts', 'slide-drafts']

/** Says so. What one role had read does not stay for the next; where it was lowered, what it was writing goes too: nobody would take
 * that from this person any more. */
export async function changeRole(before: Role, now: Role): Promise<void> {
  toast.error(M.roleChanged)
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries()
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(FORGET_COPIES))
  // A worker of an earlier release may still be the one at work; it does not know the word.
  void dropCopies(ANSWERS_CACHE)
  if (RANKS.indexOf(now) > RANKS.indexOf(before)) return
  forgetStored('finds:')
  forgetStored('draft:')
  await Promise.all(STAFF_DRAFTS.map(emptyKeptDrafts))
}
