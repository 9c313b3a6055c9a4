import { Readable } from 'node:stream'
import { HTTP_MESSAGES, type Upload } from '@academy/contract/http'
import { extensionOf } from '@academy/contract/text'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type Files, isFileTooLarge, newFileKey, STORABLE_EXTENSIONS } from '../services/files/index.ts'
import { drain } from './drain.ts'
import { invalid, tooLarge } from './problem.ts'
import { isUnsound } from './unsound.ts'

/** A file that has arrived whole and waits in the storage under a key of its own. */
export interface UploadedFile {
  key: string
  /** As the device named it: shown, never trusted. */
  fileName: string
  sizeBytes: number
  /** Leaves the file in the storage; otherwise it goes when the call is over. */
  keep(): void
}

export interface ReceivedForm {
  fields: Record<string, string>
  file: UploadedFile | null
  /** Removes the file unless the action kept it. */
  cleanUp(): Promise<void>
}

/** All of a form's fields together, which wait in memory: slides carry their whole text, everything else is small. */
const FORM_MAX_BYTES = 6_000_000
const FILE_NAME_MAX_LENGTH = 255

/** Reads a multipart form; its one file streams into the storage and never into memory. A field in which no file was chosen comes as
 * one without name and bytes.
 * @throws Problem 400 for what is no form, ends half-way or brings an empty file, 413 over a cap */
export async function receiveForm(
  request: FastifyRequest,
  upload: Upload,
  files: Files,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {}
  let fieldBytes = 0
  let file: (UploadedFile & { isKept: boolean }) | null = null
  const cleanUp = async () => {
    if (file && !file.isKept) await files.remove(file.key)
  }
  try {
    for await (const part of partsOf(request, upload)) {
      if (part.type === 'file') {
        file = await store(part, fields, upload, files)
        continue
      }
      const value = String(part.value)
      fieldBytes += Buffer.byteLength(value)
      if (part.valueTruncated || fieldBytes > FORM_MAX_BYTES) throw tooLarge(HTTP_MESSAGES.tooLarge)
      fields[part.fieldname] = value
    }
    if (isUnsound(fields)) throw invalid(HTTP_MESSAGES.unacceptableText)
    return { fields, file, cleanUp }
  } catch (error) {
    drain(request.raw)
    await cleanUp()
    if (!isFileTooLarge(error)) throw error
    throw tooLarge(upload.tooLarge?.(error.maxBytes) ?? HTTP_MESSAGES.tooLarge)
  }
}

const unreadable = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? error : invalid(HTTP_MESSAGES.unreadableBody)

/** What the parser cannot read is the sender's fault, a line that broke included. */
async function* partsOf(request: FastifyRequest, { maxBytes }: Upload): AsyncGenerator<Multipart> {
  const limits = { files: 1, fileSize: maxBytes + 1, fields: 30, fieldSize: FORM_MAX_BYTES }
  try {
    yield* request.parts({ limits })
  } catch (error) {
    throw unreadable(error)
  }
}

async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    throw unreadable(error)
  }
}

async function store(part: MultipartFile, fields: Record<string, string>, upload: Upload, files: Files) {
  const fileName = part.filename ?? ''
  if (part.fieldname !== 'file' || isUnsound(fileName) || fileName.length > FILE_NAME_MAX_LENGTH) {
    part.file.resume()
    throw invalid(HTTP_MESSAGES.invalidInput)
  }
  const claimed = extensionOf(fileName) ?? ''
  const key = newFileKey('media', STORABLE_EXTENSIONS.includes(claimed) ? claimed : 'bin')
  const stored = await files.put(key, Readable.from(bytesOf(part), { objectMode: false }), {
    maxBytes: upload.maxBytesFor?.(fileName, fields) ?? upload.maxBytes,
  })
  if (stored.sizeBytes === 0) {
    await files.remove(key)
    if (fileName === '') return null
    throw invalid(HTTP_MESSAGES.fileEmpty)
  }
  const file = {
    key,
    fileName,
    sizeBytes: stored.sizeBytes,
    isKept: false,
    keep: () => {
      file.isKept = true
    },
  }
  return file
}
