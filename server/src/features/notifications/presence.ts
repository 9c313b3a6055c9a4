import { newId } from '../../db/ids.ts'
import type { Services } from '../../http/context.ts'
import { deleteLive, deleteLostNodes, deleteNode, insertLive, markNodeSeen } from './presence-store.ts'

/** Lines that come and go within this time are written together. */
const TOGETHER_MS = 1_000
/** How often a node that holds lines says that it is there. */
const SEEN_EVERY_MS = 20_000

export interface Presence {
  opened(sessionId: string): void
  closed(sessionId: string): void
  /** The node ends: who was here was here until now. */
  close(): Promise<void>
}

/** Keeps in the database whose lines this node holds: written when a session's first line comes and when its last one goes. However
 * many stay open, the node itself is all that is written meanwhile. */
export function keepPresence({ db, log }: Pick<Services, 'db' | 'log'>): Presence {
  const nodeId = newId()
  const lines = new Map<string, number>()
  const closedAt = new Map<string, number>()
  const written = new Set<string>()
  let writtenAt = Number.NEGATIVE_INFINITY
  let hasChanged = false
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    hasChanged = false
    if (!(await markNodeSeen(db, nodeId))) {
      written.clear()
      await deleteLostNodes(db)
    }
    const opened = [...lines.keys()].filter((id) => !written.has(id))
    if (opened.length > 0) await insertLive(db, nodeId, opened)
    for (const id of opened) written.add(id)
    const gone = [...closedAt]
    if (gone.length > 0) await deleteLive(db, nodeId, gone.map(closedNow))
    for (const [id, at] of gone) {
      written.delete(id)
      if (closedAt.get(id) === at) closedAt.delete(id)
    }
    writtenAt = performance.now()
  }

  function look(): void {
    const isEmpty = lines.size === 0 && closedAt.size === 0
    const isDue = hasChanged || performance.now() - writtenAt > SEEN_EVERY_MS
    if (writing || isEmpty || !isDue) return
    writing = write()
      .catch((err) => {
        hasChanged = true
        log.warn({ err }, 'who has a page open could not be written; it is tried again')
      })
      .finally(() => {
        writing = null
      })
  }
  const timer = setInterval(look, TOGETHER_MS).unref()

  function closed(sessionId: string): void {
    const left = (lines.get(sessionId) ?? 0) - 1
    if (left > 0) return void lines.set(sessionId, left)
    lines.delete(sessionId)
    closedAt.set(sessionId, performance.now())
    hasChanged = true
  }

  return {
    opened: (sessionId) => {
      const before = lines.get(sessionId) ?? 0
      lines.set(sessionId, before + 1)
      closedAt.delete(sessionId)
      if (before === 0) hasChanged = true
    },
    closed,
    close: async () => {
      clearInterval(timer)
      await writing
      if (writtenAt === Number.NEGATIVE_INFINITY) return
      for (const sessionId of lines.keys()) closedAt.set(sessionId, performance.now())
      lines.clear()
      await write()
        .then(() => deleteNode(db, nodeId))
        .catch((err) => log.warn({ err }, 'who had a page open could not be written'))
    },
  }
}

const closedNow = ([sessionId, at]: [string, number]) => ({
  sessionId,
  secondsAgo: (performance.now() - at) / 1000,
})
