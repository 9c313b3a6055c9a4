import {
  type DocumentType,
  extensionFits,
  hasFile,
  type LectureType,
  lectureFileCap,
  LECTURE_MESSAGES as M,
} from '@academy/contract/lectures'
import { extensionOf } from '@academy/contract/text'
import type { Context } from '../../http/context.ts'
import { invalid, tooLarge } from '../../http/problem.ts'
import { inspectMedia, mediaTypeFits, sourceFromFiles } from '../../services/media/index.ts'

/** A file that lies in the storage under `key`; its name is what the device called it. */
export interface StoredLectureFile {
  key: string
  fileName: string
}

/** The columns a file fills. Its bytes decide: the name's ending must fit the type, and the bytes the ending.
 * @throws Problem 400 'Invalid file type for … lecture', 413 when it is over the cap of its type. */
export async function judgeFile(ctx: Context, file: StoredLectureFile, lectureType: LectureType) {
  const fileName = shownName(file.fileName)
  const extension = extensionOf(fileName) ?? ''
  const refusal = M.fileTypeInvalid(lectureType)
  if (!hasFile(lectureType) || !extensionFits(lectureType, fileName))
    throw invalid(refusal, { file: refusal })
  const source = await sourceFromFiles(ctx.files, file.key)
  if (!source) throw new Error(`${file.key} disappeared before it was looked at`)
  try {
    const cap = lectureFileCap(fileName, lectureType)
    if (source.sizeBytes > cap) throw tooLarge(M.fileTooLarge(cap))
    const facts = await inspectMedia(source)
    if (!facts || !mediaTypeFits(facts.type, lectureType, extension))
      throw invalid(refusal, { file: refusal })
    return {
      document_type: lectureType === 'document' ? (facts.type.extension as DocumentType) : null,
      file_key: file.key,
      file_name: fileName,
      size_bytes: facts.sizeBytes,
      duration_seconds: facts.durationSeconds,
      page_count: facts.pageCount,
    }
  } finally {
    await source.close()
  }
}

/** Without folders, and without letters that reorder or hide others: 'x\u202Efdp.exe' must not read as a PDF. */
function shownName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? ''
  return name.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '').trim()
}
