import type { Readable } from 'node:stream'
import { DeleteObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Files } from './files.ts'
import { assertFileKey } from './keys.ts'
import { presignedAddress } from './s3-address.ts'
import { eachWhenAvailable, whenUnavailable } from './s3-errors.ts'
import type { S3Place } from './s3-place.ts'
import { listObjects, openObject, statObject } from './s3-read.ts'
import { createS3Marker, createS3Trash } from './s3-trash.ts'
import type { S3Options } from './s3-url.ts'
import { uploadObject } from './s3-write.ts'

export function createS3Files(options: S3Options): Files {
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    forcePathStyle: true,
    // Checksums in trailers are newer than many S3-compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  })
  const place: S3Place = { client, bucket: options.bucket, prefix: options.prefix }
  const named = (key: string) => {
    assertFileKey(key)
    return key
  }

  return {
    put: async (key, source: Readable | Uint8Array, putOptions) =>
      whenUnavailable(uploadObject(place, named(key), source, putOptions)),
    open: async (key, range) => whenUnavailable(openObject(place, named(key), range)),
    openToSend: async ({ key }, range) =>
      (await whenUnavailable(openObject(place, named(key), range)))?.stream ?? null,
    pathOf: () => null,
    addressOf: (key, given) => presignedAddress(options, named(key), given),
    stat: async (key) => whenUnavailable(statObject(place, named(key))),
    remove: async (key) => {
      const command = new DeleteObjectCommand({ Bucket: place.bucket, Key: place.prefix + named(key) })
      await whenUnavailable(client.send(command))
    },
    list: (prefix = '') => eachWhenAvailable(listObjects(place, prefix)),
    trash: createS3Trash(place),
    marker: createS3Marker(place),
    place: `${options.endpoint}/${options.bucket}${options.prefix && `, prefix ${options.prefix}`}`,
    ready: async () => {
      await whenUnavailable(client.send(new HeadBucketCommand({ Bucket: place.bucket })))
    },
    close: async () => client.destroy(),
  }
}
