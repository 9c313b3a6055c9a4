import { randomBytes } from 'node:crypto'
import { createWriteStream, type Stats } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bytesToSend } from './bytes-to-send.ts'
import { asReadable, countingCap } from './cap.ts'
import { contentTypeOf } from './content-types.ts'
import { listDiskFiles, removeAbandoned, syncFolders } from './disk-folders.ts'
import { createDiskMarker, createDiskTrash } from './disk-trash.ts'
import { storageFull, storageUnavailable } from './errors.ts'
import type { ByteRange, Files, OpenedFile, PutOptions, StoredFile } from './files.ts'
import { assertFileKey, assertKeyPrefix } from './keys.ts'

export type DiskOptions = { directory: string }

const READ_CHUNK_BYTES = 256 * 1024
const PROBE_BYTES = 16 * 1024
/** Starts with a dot, which no key can, so unfinished files are unreachable and unlisted. */
const UNFINISHED = '.unfinished'

export function createDiskFiles({ directory }: DiskOptions): Files {
  const unfinished = join(directory, UNFINISHED)

  function pathOf(key: string): string {
    assertFileKey(key)
    return join(directory, ...key.split('/'))
  }

  async function put(
    key: string,
    source: Readable | Uint8Array,
    options: PutOptions = {},
  ): Promise<StoredFile> {
    const path = pathOf(key)
    const temporary = join(unfinished, randomBytes(12).toString('hex'))
    try {
      await mkdir(unfinished, { recursive: true })
      const cap = countingCap(options.maxBytes)
      // `flush` is the fsync: the bytes are on the disk before the name is.
      const sink = createWriteStream(temporary, { flags: 'wx', flush: true })
      await pipeline(asReadable(source), cap, sink, { signal: options.signal })
      await mkdir(dirname(path), { recursive: true })
      await rename(temporary, path)
      await syncFolders(dirname(path), directory)
      return describe(key, await stat(path))
    } catch (error) {
      await rm(temporary, { force: true })
      throw asStorageTrouble(error)
    }
  }

  async function openFile(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const handle = await unlessMissing(open(pathOf(key), 'r'))
    if (!handle) return null
    const file = describe(key, await handle.stat())
    return { ...file, stream: handle.createReadStream({ ...range, highWaterMark: READ_CHUNK_BYTES }) }
  }

  return {
    put,
    open: openFile,
    openToSend: async ({ key, sizeBytes }, range = { start: 0, end: sizeBytes - 1 }) => {
      const handle = await unlessMissing(open(pathOf(key), 'r'))
      return handle && bytesToSend(handle, range)
    },
    pathOf,
    addressOf: () => null,
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)))
      return found && describe(key, found)
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    async *list(prefix = '') {
      assertKeyPrefix(prefix)
      for await (const key of listDiskFiles(directory, prefix)) {
        const found = await unlessMissing(stat(pathOf(key)))
        if (found) yield describe(key, found)
      }
    },
    trash: createDiskTrash(directory, pathOf),
    marker: createDiskMarker(directory),
    place: directory,
    ready: async () => {
      await mkdir(unfinished, { recursive: true })
      await removeAbandoned(unfinished)
      await assertWritable(unfinished)
    },
    close: async () => {},
  }
}

function describe(key: string, stats: Stats): StoredFile {
  return {
    key,
    sizeBytes: stats.size,
    contentType: contentTypeOf(key),
    lastModified: stats.mtime,
    // As nginx has it, so that it may answer for us.
    etag: `"${Math.floor(stats.mtimeMs / 1000).toString(16)}-${stats.size.toString(16)}"`,
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw asStorageTrouble(error)
  }
}

/** A few bytes that reach the disk: an empty file is made on a full one as well. */
async function assertWritable(folder: string): Promise<void> {
  const probe = join(folder, `probe-${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { flag: 'wx', flush: true })
  } catch (error) {
    throw asStorageTrouble(error)
  } finally {
    await rm(probe, { force: true })
  }
}

function asStorageTrouble(error: unknown): unknown {
  const code = codeOf(error)
  // EFBIG: the file system, or a limit of the process, has no room for a file of that size.
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return storageFull(error)
  return ['EROFS', 'EACCES', 'EIO', 'EMFILE'].includes(code) ? storageUnavailable(error) : error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
