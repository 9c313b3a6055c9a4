export interface PendingDeletions {
  /** Ids that are about to go, or on their way. */
  all(): ReadonlySet<string>
  /** Goes after a while, unless it is taken back. */
  add(id: string): void
  undo(id: string): void
  /** What waits goes now: the page is about to close. */
  sendAll(): Promise<void>
  forgetAll(): void
  subscribe(listener: () => void): () => void
}

/** What was deleted stays a while, so that it can come back. `send` resolves when it is gone everywhere. */
export function createPendingDeletions(options: {
  send: (id: string) => Promise<void>
  waitMs: number
}): PendingDeletions {
  let ids: ReadonlySet<string> = new Set()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const become = (next: Iterable<string>) => {
    ids = new Set(next)
    for (const tell of listeners) tell()
  }
  const without = (id: string) => [...ids].filter((other) => other !== id)
  const send = async (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    await options.send(id)
    become(without(id))
  }

  return {
    all: () => ids,
    add: (id) => {
      if (ids.has(id)) return
      timers.set(
        id,
        setTimeout(() => void send(id), options.waitMs),
      )
      become([...ids, id])
    },
    undo: (id) => {
      // On its way it cannot be called back.
      if (!timers.has(id)) return
      clearTimeout(timers.get(id))
      timers.delete(id)
      become(without(id))
    },
    sendAll: async () => {
      await Promise.all([...timers.keys()].map(send))
    },
    forgetAll: () => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      become([])
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
