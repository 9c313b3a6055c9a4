import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The longest socket path that both Linux (107) and macOS (103) take. */
const MAX_SOCKET_PATH_BYTES = 103
const LONGEST_SOCKET_NAME = '/postgres/.s.PGSQL.5432.lock'

export interface Shortcut {
  path: string
  remove(): void
}

/** A path to the folder that is short enough to name sockets under it: the folder itself, or a link to it. */
export function shortcutTo(folder: string): Shortcut {
  if (Buffer.byteLength(folder + LONGEST_SOCKET_NAME) <= MAX_SOCKET_PATH_BYTES) {
    return { path: folder, remove: () => {} }
  }
  const place = mkdtempSync(join(tmpdir(), 'academy-'))
  symlinkSync(folder, join(place, 'd'))
  return { path: join(place, 'd'), remove: () => rmSync(place, { recursive: true, force: true }) }
}
