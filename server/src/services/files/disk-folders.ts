import { open, opendir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isFileKey } from './keys.ts'

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

/** Makes the new name, and the folders made for it, survive a power cut. Windows can't open a folder, and needs no such thing. */
export async function syncFolders(from: string, upTo: string): Promise<void> {
  if (process.platform === 'win32') return
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (folder === upTo || relative(upTo, folder).startsWith('..')) return
  }
}

/** Unfinished files of a process that died; younger ones may belong to an upload on another node. */
export async function removeAbandoned(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

export async function* listDiskFiles(directory: string, prefix: string): AsyncGenerator<string> {
  const slash = prefix.lastIndexOf('/')
  const start = slash < 0 ? directory : join(directory, ...prefix.slice(0, slash).split('/'))
  for await (const path of walk(start)) {
    const key = relative(directory, path).split(sep).join('/')
    if (key.startsWith(prefix) && isFileKey(key)) yield key
  }
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}
