import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listDiskFiles, syncFolders } from './disk-folders.ts'
import type { Marker, Trash, TrashedFile } from './files.ts'
import { isTrashDay } from './keys.ts'

/** These names start with a dot, which no key can, so what they hold is unreachable and unlisted. */
const TRASH = '.trash'
const MARKER = '.academy.json'

export function createDiskTrash(directory: string, pathOf: (key: string) => string): Trash {
  const trash = join(directory, TRASH)
  const trashedPath = ({ key, day }: TrashedFile) => join(trash, day, ...key.split('/'))

  async function move(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true })
    await rename(from, to)
    await syncFolders(dirname(to), directory)
  }

  return {
    add: async (key, day) => {
      try {
        await move(pathOf(key), trashedPath({ key, day }))
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
    async *list() {
      for (const day of (await namesIn(trash)).filter(isTrashDay).sort()) {
        for await (const key of listDiskFiles(join(trash, day), '')) yield { key, day }
      }
    },
    putBack: (file) => move(trashedPath(file), pathOf(file.key)),
    remove: (file) => rm(trashedPath(file), { force: true }),
  }
}

export function createDiskMarker(directory: string): Marker {
  const path = join(directory, MARKER)
  return {
    read: async () => {
      try {
        return await readFile(path, 'utf8')
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    write: async (text) => {
      await mkdir(directory, { recursive: true })
      const draft = `${path}.${process.pid}`
      const handle = await open(draft, 'w')
      try {
        await handle.writeFile(text)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, path)
      await syncFolders(directory, directory)
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
