import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import { extensionOf } from '@academy/contract/text'
import { type Context, signedIn } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import { newFileKey } from '../../../services/files/index.ts'
import { joinedPieces } from './pieces.ts'
import { deleteUpload, findUpload } from './uploads-store.ts'

export interface TakenFile {
  key: string
  fileName: string
  /** In the transaction that writes the key down; without it the file goes when the call is over. */
  take(inner: Context): Promise<void>
}

/** Works with the form's own file, or with the caller's finished upload joined into one file, or with neither. */
export async function withUpload<T>(
  ctx: Context,
  sent: UploadedFile | null,
  uploadId: string | undefined,
  work: (file: TakenFile | null) => Promise<T>,
): Promise<T> {
  if (sent) {
    const { key, fileName } = sent
    return work({ key, fileName, take: async (inner) => inner.afterCommit(() => sent.keep()) })
  }
  if (!uploadId) return work(null)
  const upload = await findUpload(ctx.db, uploadId, signedIn(ctx).id)
  if (!upload) throw invalid(M.uploadGone)
  if (upload.received_bytes < upload.size_bytes) throw invalid(M.uploadUnfinished)
  const key = newFileKey('media', extensionOf(upload.file_name) ?? 'bin')
  await ctx.files.put(key, joinedPieces(ctx.files, upload.piece_keys), { maxBytes: upload.size_bytes })
  try {
    return await work({ key, fileName: upload.file_name, take: (inner) => takeOnce(inner, upload.id) })
  } catch (error) {
    await ctx.files.remove(key)
    throw error
  }
}

/** Of two lectures that want the same upload, one gets it. */
async function takeOnce(inner: Context, uploadId: string): Promise<void> {
  if (!(await deleteUpload(inner.db, uploadId))) throw invalid(M.uploadGone)
}
