import { S3ServiceException } from '@aws-sdk/client-s3'
import { isFileTooLarge, storageUnavailable } from './errors.ts'

export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
}

/** Refused credentials, 5xx and a dead endpoint are the storage's fault, not the caller's. */
export async function whenUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isFileTooLarge(error) || isAbort(error)) throw error
    throw isStorageFault(error) ? storageUnavailable(error) : error
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function isStorageFault(error: unknown): boolean {
  if (error instanceof S3ServiceException) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'].includes(code)
}
