import { statfs } from 'node:fs/promises'

export interface DiskRoom {
  freeBytes: number
  totalBytes: number
}

/** The part of a pino logger that is used here. */
export interface DiskLog {
  error: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
}

const LOOK_EVERY_MS = 60_000
const LITTLE = 0.1
const NEARLY_NONE = 0.02

/** What this process may still write where the folder lies. */
export async function roomOn(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

type Level = 'enough' | 'little' | 'nearly none'

/** Looks each minute, and says once when a tenth is left, once when a fiftieth is, and once when there is room again. */
export function watchDiskRoom(folder: string, log: DiskLog): { look: () => Promise<void>; stop: () => void } {
  let known: Level = 'enough'
  const look = async () => {
    const room = await roomOn(folder)
    const level = levelOf(room)
    if (level === known) return
    known = level
    const fields = { folder, ...room }
    if (level === 'nearly none') log.error(fields, 'the disk of DATA_DIR is nearly full: 2 % are left')
    else if (level === 'little') log.warn(fields, 'the disk of DATA_DIR is filling: 10 % are left')
    else log.info(fields, 'the disk of DATA_DIR has room again')
  }
  const lookOrSay = () =>
    void look().catch((err) => log.warn({ err, folder }, 'the room on the disk of DATA_DIR is not known'))
  const timer = setInterval(lookOrSay, LOOK_EVERY_MS).unref()
  lookOrSay()
  return { look, stop: () => clearInterval(timer) }
}

function levelOf({ freeBytes, totalBytes }: DiskRoom): Level {
  const share = totalBytes === 0 ? 1 : freeBytes / totalBytes
  if (share >= LITTLE) return 'enough'
  return share >= NEARLY_NONE ? 'little' : 'nearly none'
}
