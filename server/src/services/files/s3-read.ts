import type { Readable } from 'node:stream'
import { GetObjectCommand, HeadObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { contentTypeOf } from './content-types.ts'
import type { ByteRange, OpenedFile, StoredFile } from './files.ts'
import { assertKeyPrefix, isFileKey } from './keys.ts'
import { isMissing } from './s3-errors.ts'
import type { S3Place } from './s3-place.ts'

export async function statObject(place: S3Place, key: string): Promise<StoredFile | null> {
  try {
    const head = await place.client.send(
      new HeadObjectCommand({ Bucket: place.bucket, Key: place.prefix + key }),
    )
    return describe(key, head.ContentLength ?? 0, head)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export async function openObject(place: S3Place, key: string, range?: ByteRange): Promise<OpenedFile | null> {
  const command = new GetObjectCommand({
    Bucket: place.bucket,
    Key: place.prefix + key,
    Range: range && `bytes=${range.start}-${range.end}`,
  })
  try {
    const reply = await place.client.send(command)
    const total = reply.ContentRange ? Number(reply.ContentRange.split('/')[1]) : (reply.ContentLength ?? 0)
    // In Node the body is always a Node stream.
    return { ...describe(key, total, reply), stream: reply.Body as Readable }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export async function* listObjects(place: S3Place, prefix: string): AsyncGenerator<StoredFile> {
  assertKeyPrefix(prefix)
  const pages = paginateListObjectsV2(
    { client: place.client },
    { Bucket: place.bucket, Prefix: place.prefix + prefix },
  )
  for await (const page of pages) {
    for (const object of page.Contents ?? []) {
      const key = object.Key?.slice(place.prefix.length) ?? ''
      if (isFileKey(key)) yield describe(key, object.Size ?? 0, object)
    }
  }
}

function describe(key: string, sizeBytes: number, found: { LastModified?: Date; ETag?: string }): StoredFile {
  return {
    key,
    sizeBytes,
    contentType: contentTypeOf(key),
    lastModified: found.LastModified ?? new Date(0),
    etag: found.ETag ?? `"${sizeBytes.toString(16)}"`,
  }
}
