import type { FileLectureType } from '@academy/contract/lectures/rules'
import { DetailedError, Upload } from 'tus-js-client'
import { readFailure, unreachable } from '../../../lib/call-failure.ts'
import { sessionToken } from '../../../lib/session-token.ts'

const PIECE_BYTES = 5 * 1024 * 1024
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000]

export interface UploadEvents {
  onProgress: (sentBytes: number) => void
  onDone: (uploadId: string) => void
  onFailed: (message: string) => void
}

export interface Sending {
  /** Goes on where the server stands. */
  start(): void
  /** Ends it; the server forgets what it has. */
  abandon(): Promise<void>
  /** Ends it here; the same file goes on later. */
  pause(): Promise<void>
}

/** The academy's uploads speak tus. A file seen before in this browser continues, also after a reload. */
export async function sendResumable(
  file: File,
  type: FileLectureType,
  events: UploadEvents,
): Promise<Sending> {
  let isAbandoned = false
  let hasStarted = false
  const upload = new Upload(file, {
    endpoint: '/api/uploads',
    chunkSize: PIECE_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, lectureType: type },
    onBeforeRequest: (request) => request.setHeader('token', sessionToken() ?? ''),
    onUploadUrlAvailable: () => {
      // Should it not arrive, the server forgets the upload by itself after a day.
      if (isAbandoned) upload.abort(true).catch(() => {})
    },
    onProgress: (sentBytes) => events.onProgress(sentBytes),
    onSuccess: () => events.onDone(idOf(upload.url)),
    onError: (error) => events.onFailed(sentenceOf(error)),
  })
  const [before] = await upload.findPreviousUploads()
  if (before) upload.resumeFromPreviousUpload(before)
  return {
    start: () => {
      hasStarted = true
      upload.start()
    },
    abandon: async () => {
      isAbandoned = true
      // Cut short now, the request that opens the upload would leave one whose name nobody knows.
      if (upload.url || !hasStarted) await upload.abort(true)
    },
    pause: () => upload.abort(false),
  }
}

const idOf = (url: string | null): string =>
  new URL(url ?? '', location.href).pathname.split('/').at(-1) ?? ''

function sentenceOf(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  return answer && answer.getStatus() > 0
    ? readFailure(answer.getStatus(), answer.getBody()).message
    : unreachable().message
}
