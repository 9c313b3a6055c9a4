/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface S3Storage {
  /** Where browsers meet it: host and port. */
  host: string
  /** What the academy is told as `STORAGE_URL`. */
  url: string
  close(): Promise<void>
}

/** A stand-in for a storage that speaks S3, with one bucket. */
export async function startS3Storage(): Promise<S3Storage> {
  const directory = await mkdtemp(join(tmpdir(), 'academy-s3-'))
  const s3 = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'academy', configs: [] }],
  })
  const host = `127.0.0.1:${(await s3.run()).port}`
  return {
    host,
    url: `s3://S3RVER:S3RVER@${host}/academy?ssl=off&prefix=deep`,
    close: async () => {
      await s3.close()
      await rm(directory, { recursive: true })
    },
  }
}
