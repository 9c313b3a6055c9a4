import { HTTP_MESSAGES } from '@academy/contract/http'
import { lectureFileCap, lectureTypeOfExtension, LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import { extensionOf } from '@academy/contract/text'
import { Server, type Upload } from '@tus/server'
import { newId } from '../../../db/ids.ts'
import type { Services } from '../../../http/context.ts'
import { invalid, Problem, tooLarge } from '../../../http/problem.ts'
import { isUnsound } from '../../../http/unsound.ts'
import { PieceStore } from './piece-store.ts'

const FILE_NAME_MAX_LENGTH = 255

/** Names who sends; set by us on the request that we hand to the protocol, never by a client. */
const SENDER_HEADER = 'x-academy-sender'

const SENTENCES: Record<number, string> = {
  404: M.uploadGone,
  409: M.uploadConflict,
  410: M.uploadGone,
  413: HTTP_MESSAGES.tooLarge,
}

export interface TusServer {
  /** @param sender the id of who sends
   * @throws Problem, or what went wrong on our side. */
  handle(request: Request, sender: string): Promise<Response>
}

/** The resumable upload protocol, tus 1.0, with refusals in the academy's own shape. */
export function createTusServer(services: Services): TusServer {
  const failures = new WeakMap<Request, unknown>()
  const server = new Server({
    path: '/api/uploads',
    datastore: new PieceStore(services),
    relativeLocation: true,
    namingFunction: () => newId(),
    onUploadCreate: async (request, upload) => ({
      metadata: { filename: fileNameOf(upload), userId: request.headers.get(SENDER_HEADER) },
    }),
    onResponseError: (request, error) => {
      failures.set(request, error)
      return undefined
    },
  })
  return {
    handle: async (request, sender) => {
      request.headers.set(SENDER_HEADER, sender)
      const response = await server.handleWeb(request)
      const failure = failures.get(request)
      if (failure instanceof Problem) throw failure
      if (failure instanceof Error && !('status_code' in failure)) throw failure
      if (response.status < 400) return response
      throw new Problem(response.status, SENTENCES[response.status] ?? HTTP_MESSAGES.unreadableBody)
    },
  }
}

/** What can be refused before a byte has come: name, kind, size. */
function fileNameOf({ metadata = {}, size }: Upload): string {
  const { filename, lectureType } = metadata
  if (!filename || filename.length > FILE_NAME_MAX_LENGTH || isUnsound(filename))
    throw invalid(HTTP_MESSAGES.invalidInput)
  if (!lectureTypeOfExtension(extensionOf(filename) ?? '')) throw invalid(M.fileTypeInvalid('this'))
  if (size === undefined) throw invalid(M.fileRequired)
  if (size === 0) throw invalid(HTTP_MESSAGES.fileEmpty)
  const cap = lectureFileCap(filename, lectureType ?? undefined)
  if (size > cap) throw tooLarge(M.fileTooLarge(cap))
  return filename
}
