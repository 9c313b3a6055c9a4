import { lectureTypeOfExtension } from '@academy/contract/lectures/rules'
import {
  type Attachment,
  MESSAGING_MESSAGES as M,
  MESSAGE_FILE_EXTENSIONS,
  MESSAGE_PICTURE_EXTENSIONS,
  MESSAGE_PICTURE_MAX_BYTES,
} from '@academy/contract/messages'
import { extensionOf } from '@academy/contract/text'
import { isAdmin } from '@academy/contract/users'
import { newId } from '../../db/ids.ts'
import { type Context, signedIn } from '../../http/context.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { invalid, notFound } from '../../http/problem.ts'
import { storeUploadedImage } from '../../http/store-image.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { newFileKey, signedAddress } from '../../services/files/index.ts'
import { mediaTypeFits, sniffMedia, sourceFromFiles } from '../../services/media/index.ts'
import { type AttachmentRow, findReadable, insertAttachment } from './attachments-store.ts'

const FOLDER = 'messages'
const isOf = (extensions: readonly string[], extension: string) => extensions.includes(extension)

/** What was sent as a picture is drawn anew, without what a camera wrote into it; a file is what its bytes say. */
export async function attach(ctx: Context, file: UploadedFile | null) {
  if (!file) throw invalid(M.attachmentRequired)
  const extension = extensionOf(file.fileName) ?? ''
  const stored = isOf(MESSAGE_PICTURE_EXTENSIONS, extension)
    ? await storePicture(ctx, file)
    : await storeFile(ctx, file, extension)
  const row = { id: newId(), name: file.fileName, ...stored }
  try {
    return await ctx.write(async (inner) => {
      await insertAttachment(inner.db, { ...row, owner_id: signedIn(ctx).id, created_at: ctx.now() })
      return inner.fitting({ message: M.attached, attachment: viewAttachment(inner, row) })
    })
  } catch (error) {
    await ctx.files.remove(stored.file_key)
    throw error
  }
}

async function storePicture(ctx: Context, file: UploadedFile) {
  const { key, sizeBytes, width, height } = await storeUploadedImage(ctx, file, {
    folder: FOLDER,
    maxBytes: MESSAGE_PICTURE_MAX_BYTES,
    refusal: M.pictureInvalid,
  })
  return { kind: 'picture' as const, file_key: key, size_bytes: sizeBytes, width, height }
}

async function storeFile({ files }: Context, file: UploadedFile, extension: string) {
  if (!isOf(MESSAGE_FILE_EXTENSIONS, extension)) throw invalid(M.attachmentType)
  const source = await sourceFromFiles(files, file.key)
  const type = source && (await sniffMedia(source))
  const kind = lectureTypeOfExtension(extension)
  if (!type || !kind || !mediaTypeFits(type, kind, extension)) throw invalid(M.fileInvalid)
  const opened = await files.open(file.key)
  if (!opened) throw invalid(M.attachmentRequired)
  const key = newFileKey(FOLDER, extension)
  const { sizeBytes } = await files.put(key, opened.stream)
  return { kind: 'file' as const, file_key: key, size_bytes: sizeBytes, width: null, height: null }
}

const PLACES = { picture: 'pictures', file: 'files' } as const

export const viewAttachment = (ctx: Context, row: AttachmentRow): Attachment => ({
  _id: row.id,
  kind: row.kind,
  name: row.name,
  sizeBytes: row.size_bytes,
  width: row.width,
  height: row.height,
  url: signedAddress(
    `/api/messages/${PLACES[row.kind]}/${row.id}`,
    signedIn(ctx).sessionId,
    ctx.now(),
    ctx.secret,
  ),
})

/** Whoever may not read the message hears what is heard of one that never was. */
export async function readAttachment(
  ctx: Context,
  id: string,
  kind: AttachmentRow['kind'],
): Promise<FileReply> {
  const caller = signedIn(ctx)
  const found = await findReadable(ctx.db, id, caller, isAdmin(caller.role))
  if (found?.kind !== kind) throw notFound(M.attachmentNotFound)
  return { source: { key: found.file_key }, fileName: found.name, isDownload: kind === 'file' }
}
