import { createDiskFiles } from './disk.ts'
import type { Files } from './files.ts'
import { parseS3Url } from './s3-url.ts'

export type FilesOptions = {
  /** Folder used when there is no `storageUrl`. */
  directory: string
  /** `s3://KEY:SECRET@endpoint/bucket?region=…&ssl=…&prefix=…`, see `s3-url.ts`. */
  storageUrl?: string | null
}

/** The S3 client costs memory and start time, so it is loaded only where it is configured. */
export async function openFiles(options: FilesOptions): Promise<Files> {
  if (!options.storageUrl) return createDiskFiles({ directory: options.directory })
  const { createS3Files } = await import('./s3.ts')
  return createS3Files(parseS3Url(options.storageUrl))
}
