import type { FileLectureType } from '@academy/contract/lectures/rules'
import { DetailedError, Upload } from 'tus-js-client'
import { readFailure, unreachable } from '../../../lib/calls/call-failure.ts'
import { sessionToken } from '../../../lib/calls/session-token.ts'

const PIECE_BYTES = 5 * 1024 * 1024
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000]

/** A sentence for the person, and whether the file would be refused again. */
export interface FailedSending {
  message: string
  isRefused: boolean
}

export interface UploadEvents {
  onProgress: (sentBytes: number) => void
  onDone: (uploadId: string) => void
  onFailed: (failed: FailedSending) => void
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
    onError: (error) => events.onFailed(failedOf(error)),
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

/** Of name, kind or size; what else is refused may pass: an upload that is gone, or stands elsewhere, begins anew. */
const OF_THE_FILE = [400, 413]

function failedOf(error: Error): FailedSending {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  const status = answer?.getStatus() ?? 0
  const { message } = answer && status > 0 ? readFailure(status, answer.getBody()) : unreachable()
  return { message, isRefused: OF_THE_FILE.includes(status) }
}
