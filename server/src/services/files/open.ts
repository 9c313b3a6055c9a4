import { createDiskFiles } from './disk.ts'
import type { Files } from './files.ts'

export type FilesOptions = {
  /** Folder used when there is no `storageUrl`. */
  directory: string
  /** `s3://KEY:SECRET@endpoint/bucket?region=…&ssl=…&prefix=…`, see `s3-url.ts`. */
  storageUrl?: string | null
}

/** The S3 client costs memory and start time, so it is loaded only where it is configured. */
export async function openFiles(options: FilesOptions): Promise<Files> {
  if (!options.storageUrl) return createDiskFiles({ directory: options.directory })
  const [{ createS3Files }, { parseS3Url }] = await Promise.all([import('./s3.ts'), import('./s3-url.ts')])
  return createS3Files(parseS3Url(options.storageUrl))
}
