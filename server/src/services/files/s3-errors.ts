import { S3ServiceException } from '@aws-sdk/client-s3'
import { isFileTooLarge, storageFull, storageUnavailable } from './errors.ts'

export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
}

/** Refused credentials, 5xx and a dead endpoint are the storage's fault, not the caller's. */
export async function whenUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isFileTooLarge(error) || isAbort(error)) throw error
    if (isNoRoom(error)) throw storageFull(error)
    throw isStorageFault(error) ? storageUnavailable(error) : error
  }
}

/** The same for what comes one by one. */
export async function* eachWhenAvailable<T>(found: AsyncGenerator<T>): AsyncGenerator<T> {
  for (;;) {
    const next = await whenUnavailable(found.next())
    if (next.done) return
    yield next.value
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** What MinIO and Ceph say when their disks or the account's quota are used up. */
function isNoRoom(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  return error.$metadata.httpStatusCode === 507 || ['XMinioStorageFull', 'QuotaExceeded'].includes(error.name)
}

function isStorageFault(error: unknown): boolean {
  if (error instanceof S3ServiceException) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'].includes(code)
}
