import type { Services } from '../http/context.ts'
import { changeIdentity, readIdentity } from './identity-store.ts'
import { newStorageToken, readMarker, writeMarker } from './marker.ts'

type Place = Pick<Services, 'db' | 'files'>

/** Whether the rows of this very database decide which stored files go: not those of a copy or of an older dump. */
export async function mayRemoveFiles({ db, files }: Place): Promise<boolean> {
  const identity = await readIdentity(db)
  const marker = await readMarker(files)
  const tokens = [identity.storage_token, identity.next_storage_token].filter((token) => token !== null)
  return marker?.academyId === identity.academy_id && tokens.includes(marker.token)
}

/** Draws the common token anew, so that a copy of this database falls behind. */
export async function renewStorageToken({ db, files }: Place): Promise<void> {
  const { academy_id: academyId } = await readIdentity(db)
  const token = newStorageToken()
  await changeIdentity(db, { next_storage_token: token })
  await writeMarker(files, { academyId, token })
  await changeIdentity(db, { storage_token: token, next_storage_token: null })
}
