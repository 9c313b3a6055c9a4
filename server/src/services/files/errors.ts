const TOO_LARGE = 'FILE_TOO_LARGE'
const UNAVAILABLE = 'STORAGE_UNAVAILABLE'
const FULL = 'STORAGE_FULL'

export type FileTooLarge = Error & { code: typeof TOO_LARGE; maxBytes: number }

/** The frame answers 413. */
export function fileTooLarge(maxBytes: number): FileTooLarge {
  return Object.assign(new Error(`file larger than ${maxBytes} bytes`), {
    code: TOO_LARGE,
    maxBytes,
  } as const)
}

export function isFileTooLarge(error: unknown): error is FileTooLarge {
  return error instanceof Error && 'code' in error && error.code === TOO_LARGE
}

/** The frame answers 503: the storage does not answer. */
export function storageUnavailable(cause: unknown): Error {
  return Object.assign(new Error('the file storage does not answer', { cause }), { code: UNAVAILABLE })
}

export function isStorageUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNAVAILABLE
}

/** The frame answers 503 and says so: there is no room left. */
export function storageFull(cause: unknown): Error {
  return Object.assign(new Error('the file storage is full', { cause }), { code: FULL })
}

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FULL
}
