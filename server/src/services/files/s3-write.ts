import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Upload } from '@aws-sdk/lib-storage'
import { asReadable, countingCap } from './cap.ts'
import { contentTypeOf } from './content-types.ts'
import type { PutOptions, StoredFile } from './files.ts'
import type { S3Place } from './s3-place.ts'
import { statObject } from './s3-read.ts'

const PART_BYTES = 5 * 1024 * 1024
/** Parts in memory at once, so an upload holds about ten megabytes whatever its size. */
const PARTS_AT_ONCE = 2

export async function uploadObject(
  place: S3Place,
  key: string,
  source: Readable | Uint8Array,
  options: PutOptions = {},
): Promise<StoredFile> {
  const cap = countingCap(options.maxBytes)
  const upload = new Upload({
    client: place.client,
    params: { Bucket: place.bucket, Key: place.prefix + key, Body: cap, ContentType: contentTypeOf(key) },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
    leavePartsOnError: false,
  })
  // Both are waited for: a source that fails or is aborted ends the upload, and a refused upload frees the source.
  const feeding = pipeline(asReadable(source), cap, { signal: options.signal, end: true })
  const storing = upload.done()
  const [fed, stored] = await Promise.allSettled([
    feeding.catch(async (error) => {
      await upload.abort()
      throw error
    }),
    storing.catch((error) => {
      cap.destroy(error)
      throw error
    }),
  ])
  if (stored.status === 'rejected')
    throw fed.status === 'rejected' ? preferCause(fed.reason, stored.reason) : stored.reason
  if (fed.status === 'rejected') throw fed.reason
  const file = await statObject(place, key)
  if (!file) throw new Error(`the storage lost ${key} right after taking it`)
  return file
}

/** When the source failed, the upload's own error is only an echo of it. */
function preferCause(fed: unknown, stored: unknown): unknown {
  return fed instanceof Error && 'code' in fed && fed.code === 'ERR_STREAM_PREMATURE_CLOSE' ? stored : fed
}
