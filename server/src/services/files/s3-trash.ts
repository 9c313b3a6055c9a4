import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import type { Marker, Trash, TrashedFile } from './files.ts'
import { assertFileKey, isFileKey, isTrashDay } from './keys.ts'
import { isMissing, whenUnavailable } from './s3-errors.ts'
import type { S3Place } from './s3-place.ts'

/** These names start with a dot, which no key can, so what they hold is unreachable and unlisted. */
const TRASH = '.trash/'
const MARKER = '.academy.json'

export function createS3Trash(place: S3Place): Trash {
  const { client, bucket: Bucket, prefix } = place
  const trashedName = ({ key, day }: TrashedFile) => `${prefix}${TRASH}${day}/${key}`

  async function move(from: string, to: string): Promise<void> {
    const source = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/')
    await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: source }))
    await client.send(new DeleteObjectCommand({ Bucket, Key: from }))
  }

  async function* list() {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + TRASH })
    for await (const page of pages) {
      for (const { Key = '' } of page.Contents ?? []) {
        const [day = '', ...words] = Key.slice(prefix.length + TRASH.length).split('/')
        const key = words.join('/')
        if (isTrashDay(day) && isFileKey(key)) yield { key, day }
      }
    }
  }

  return {
    add: async (key, day) => {
      assertFileKey(key)
      try {
        await move(prefix + key, trashedName({ key, day }))
      } catch (error) {
        if (!isMissing(error)) await whenUnavailable(Promise.reject(error))
      }
    },
    list,
    putBack: (file) => whenUnavailable(move(trashedName(file), prefix + file.key)),
    remove: async (file) => {
      await whenUnavailable(client.send(new DeleteObjectCommand({ Bucket, Key: trashedName(file) })))
    },
  }
}

export function createS3Marker({ client, bucket: Bucket, prefix }: S3Place): Marker {
  const Key = prefix + MARKER
  return {
    read: async () => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return (await Body?.transformToString()) ?? null
      } catch (error) {
        if (isMissing(error)) return null
        return whenUnavailable(Promise.reject(error))
      }
    },
    write: async (text) => {
      const command = new PutObjectCommand({ Bucket, Key, Body: text, ContentType: 'application/json' })
      await whenUnavailable(client.send(command))
    },
  }
}
