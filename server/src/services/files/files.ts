import type { Readable } from 'node:stream'
import type { AnsweredAs } from './s3-address.ts'

export type StoredFile = {
  key: string
  sizeBytes: number
  contentType: string
  lastModified: Date
  /** Quoted strong validator, as it goes into the header. */
  etag: string
}

/** Both ends included, as in HTTP. */
export type ByteRange = { start: number; end: number }

export type OpenedFile = StoredFile & { stream: Readable }

export type PutOptions = {
  /** Cap enforced while reading; one byte more and the put fails with `isFileTooLarge`. */
  maxBytes?: number
  /** Aborting leaves nothing behind. */
  signal?: AbortSignal
}

export type TrashedFile = {
  key: string
  /** The day on which it was thrown away, YYYY-MM-DD. */
  day: string
}

/** What was swept waits here, out of every list and behind no address, until it is put back or the trash is emptied. */
export type Trash = {
  /** Throwing away what is not there is fine. */
  add: (key: string, day: string) => Promise<void>
  list: () => AsyncIterable<TrashedFile>
  /** The file stands where it stood. */
  putBack: (file: TrashedFile) => Promise<void>
  remove: (file: TrashedFile) => Promise<void>
}

/** A word in the storage itself, so that it tells whose it is. It is in no list. */
export type Marker = {
  read: () => Promise<string | null>
  write: (text: string) => Promise<void>
}

export type Files = {
  /** Durable when the promise resolves. On failure nothing is left behind and an older file stays. */
  put: (key: string, source: Readable | Uint8Array, options?: PutOptions) => Promise<StoredFile>
  /** Null when there is no such file. The caller consumes or destroys the stream. */
  open: (key: string, range?: ByteRange) => Promise<OpenedFile | null>
  /** The same of a file that was found, for one writer: the stream is piped to it and read by nothing else. */
  openToSend: (file: StoredFile, range?: ByteRange) => Promise<Readable | null>
  stat: (key: string) => Promise<StoredFile | null>
  /** Where other programs of this machine find it; null where it lies elsewhere. */
  pathOf: (key: string) => string | null
  /** Where anybody may fetch it until then, past the academy; null where the storage has no addresses. */
  addressOf: (key: string, given: { now: Date; expiresAt: Date; as: AnsweredAs }) => string | null
  /** Removing what is not there is fine. */
  remove: (key: string) => Promise<void>
  /** Every file whose key starts with the prefix, in no promised order. */
  list: (prefix?: string) => AsyncIterable<StoredFile>
  trash: Trash
  marker: Marker
  /** Where the files are, for sentences; without a secret. */
  place: string
  /** Rejects when the storage can't be written or read. */
  ready: () => Promise<void>
  close: () => Promise<void>
}
