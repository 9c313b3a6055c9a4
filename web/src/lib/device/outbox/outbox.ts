import { backoffMs } from '../../backoff.ts'
import { mayPass } from '../../calls/call.ts'
import type { OutboxItem } from './store.ts'

/** How a room sends one kind of work. Sending twice must change nothing more than sending once. */
export interface OutboxKind<Payload> {
  kind: string
  send: (payload: Payload) => Promise<void>
  /** Joins what waits with what comes (watched ranges); else the newer one stands. */
  merge?: (waiting: Payload, next: Payload) => Payload
  /** The server refused it for good; it is not kept. */
  onRefused?: (payload: Payload, failure: unknown) => void
}

const RETRY = { firstMs: 1_000, longestMs: 60_000 }

/** Where what waits is kept: the device's database, or a test's own memory. */
export type OutboxStore = Pick<
  typeof import('./store.ts'),
  'readItem' | 'readItems' | 'writeItem' | 'removeItem'
>

const isSignInNeeded = (failure: unknown) => (failure as { status?: number }).status === 401

export function createOutbox(openStore: () => Promise<OutboxStore>) {
  const kinds = new Map<string, OutboxKind<never>>()
  const listeners = new Set<() => void>()
  let person: string | null = null
  let waiting: readonly OutboxItem[] = []
  let flushing: Promise<void> | null = null
  let isFlushWanted = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  /** The room gives `useOutbox().waiting` and the shell's note something to show; called where the room's code loads. */
  function registerOutboxKind<Payload>(kind: OutboxKind<Payload>): void {
    kinds.set(kind.kind, kind as unknown as OutboxKind<never>)
    void flushOutbox()
  }

  const outboxItems = (): readonly OutboxItem[] => waiting

  function onOutboxChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  async function refresh(): Promise<readonly OutboxItem[]> {
    const items = person ? await (await openStore()).readItems(person) : []
    if (items.length > 0 || waiting.length > 0) show(items)
    return items
  }

  function show(items: readonly OutboxItem[]): void {
    waiting = items
    for (const tell of listeners) tell()
  }

  /** Who is signed in: only their own work is sent. The work of others stays until they come back. */
  function setOutboxPerson(id: string | null): void {
    if (person === id) return
    person = id
    failures = 0
    void refresh().then(flushOutbox)
  }

  /**
   * Resolves when it is safe on the device; sending starts as soon as `setOutboxPerson` has named its owner. `key` names the
   * thing within its kind.
   */
  async function enqueue<Payload>(
    owner: string,
    kind: OutboxKind<Payload>,
    key: string,
    payload: Payload,
  ): Promise<void> {
    const id = `${owner}/${kind.kind}/${key}`
    const { readItem, writeItem } = await openStore()
    const before = await readItem(id)
    const joined = before && kind.merge ? kind.merge(before.payload as Payload, payload) : payload
    const now = Date.now()
    const item: OutboxItem = {
      id,
      person: owner,
      kind: kind.kind,
      key,
      payload: joined,
      version: Math.max(now, (before?.version ?? 0) + 1),
      createdAt: before?.createdAt ?? now,
    }
    await writeItem(item)
    // Before the owner is named, what was just kept is all that is known to wait.
    if (person === null) show([...waiting.filter((one) => one.id !== id), item])
    else await refresh()
    void flushOutbox()
  }

  /** One sender at a time, also across tabs. A call that comes while one runs makes it look once more. */
  function flushOutbox(): Promise<void> {
    isFlushWanted = true
    const locks = globalThis.navigator?.locks
    flushing ??= (locks ? locks.request('outbox', sendAll) : sendAll()).finally(() => {
      flushing = null
    })
    return flushing
  }

  /** One after the other, each read when it is its turn. What fails rests, unless somebody asked meanwhile: the line may be back. */
  async function sendAll(): Promise<void> {
    clearTimeout(retryTimer)
    while (isFlushWanted) {
      isFlushWanted = false
      const item = await nextToSend()
      if (!item) failures = 0
      else if (await sendOne(item)) isFlushWanted = true
      else if (!isFlushWanted) retryLater()
    }
  }

  async function nextToSend(): Promise<OutboxItem | undefined> {
    if (!person) return undefined
    return (await refresh()).find((item) => item.person === person && kinds.has(item.kind))
  }

  /** False: no use going on now. */
  async function sendOne(item: OutboxItem): Promise<boolean> {
    const kind = kinds.get(item.kind)
    try {
      await kind?.send(item.payload as never)
    } catch (failure) {
      if (mayPass(failure) || isSignInNeeded(failure)) return false
      kind?.onRefused?.(item.payload as never, failure)
    }
    await (await openStore()).removeItem(item)
    return true
  }

  function retryLater(): void {
    failures += 1
    retryTimer = setTimeout(flushOutbox, backoffMs(RETRY, failures))
  }

  let isStarted = false

  /** Sends what waits whenever the line or the person comes back. */
  function startOutbox(): void {
    if (isStarted) return
    isStarted = true
    window.addEventListener('online', () => void flushOutbox())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void flushOutbox()
    })
  }

  return {
    registerOutboxKind,
    outboxItems,
    onOutboxChange,
    setOutboxPerson,
    enqueue,
    flushOutbox,
    startOutbox,
  }
}

/** The database's code comes with the first use; the shell asks for what waits as soon as somebody is signed in. */
export const {
  registerOutboxKind,
  outboxItems,
  onOutboxChange,
  setOutboxPerson,
  enqueue,
  flushOutbox,
  startOutbox,
} = createOutbox(() => import('./store.ts'))
