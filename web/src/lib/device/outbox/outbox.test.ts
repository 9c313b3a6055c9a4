import { expect, it, vi } from 'vitest'
import { CallFailure } from '../../calls/call.ts'
import { createOutbox, type OutboxKind, type OutboxStore } from './outbox.ts'
import type { OutboxItem } from './store.ts'

/** What store.ts does, in a map. */
function createMemoryStore(): OutboxStore & { rows: Map<string, OutboxItem> } {
  const rows = new Map<string, OutboxItem>()
  return {
    rows,
    readItem: async (id) => rows.get(id),
    readItems: async (person) => [...rows.values()].filter((item) => item.person === person),
    writeItem: async (item) => void rows.set(item.id, item),
    removeItem: async ({ id, version }) => {
      if (rows.get(id)?.version === version) rows.delete(id)
    },
  }
}

/** A device, and a server that writes down what it is sent until it is told to refuse. */
function aDevice() {
  const store = createMemoryStore()
  const outbox = createOutbox(async () => store)
  const server = { sent: [] as string[], refusal: null as CallFailure | null, whenSent: () => {} }
  const notes: OutboxKind<string> = {
    kind: 'note',
    send: async (text) => {
      if (server.refusal) throw server.refusal
      server.sent.push(text)
      server.whenSent()
    },
  }
  outbox.registerOutboxKind(notes)
  return { store, outbox, server, notes }
}

it('sends what waits, and keeps nothing of what was sent', async () => {
  const { store, outbox, server, notes } = aDevice()
  outbox.setOutboxPerson('aline')
  await outbox.enqueue('aline', notes, 'a', 'from Aline')
  await outbox.flushOutbox()
  expect(server.sent).toEqual(['from Aline'])
  expect(store.rows.size).toBe(0)
  expect(outbox.outboxItems()).toEqual([])
  await outbox.flushOutbox()
  expect(server.sent).toEqual(['from Aline'])
})

it('never sends one person’s work as another, and sends it when its person is back', async () => {
  const { store, outbox, server, notes } = aDevice()
  server.refusal = new CallFailure(401, 'Please log in')
  outbox.setOutboxPerson('aline')
  await outbox.enqueue('aline', notes, 'a', 'from Aline')
  await outbox.flushOutbox()
  outbox.setOutboxPerson('bosco')
  server.refusal = null
  await outbox.enqueue('bosco', notes, 'a', 'from Bosco')
  await outbox.flushOutbox()
  expect(server.sent).toEqual(['from Bosco'])
  expect([...store.rows.keys()]).toEqual(['aline/note/a'])
  outbox.setOutboxPerson('aline')
  await vi.waitFor(() => expect(server.sent).toEqual(['from Bosco', 'from Aline']))
})

it('stops where its person goes, also with more of theirs on the way', async () => {
  const { store, outbox, server, notes } = aDevice()
  server.refusal = new CallFailure(0, '')
  outbox.setOutboxPerson('aline')
  for (const key of ['a', 'b']) await outbox.enqueue('aline', notes, key, `${key} from Aline`)
  await outbox.flushOutbox()
  server.refusal = null
  server.whenSent = () => outbox.setOutboxPerson('bosco')
  await outbox.flushOutbox()
  expect(server.sent).toEqual(['a from Aline'])
  expect([...store.rows.keys()]).toEqual(['aline/note/b'])
})

it('keeps what could not be sent, and lets go of what was refused for good', async () => {
  const { store, outbox, server, notes } = aDevice()
  outbox.setOutboxPerson('aline')
  server.refusal = new CallFailure(503, 'Busy')
  await outbox.enqueue('aline', notes, 'a', 'from Aline')
  await outbox.flushOutbox()
  expect(store.rows.size).toBe(1)
  server.refusal = new CallFailure(404, 'The lecture is gone')
  await outbox.flushOutbox()
  expect(store.rows.size).toBe(0)
  expect(server.sent).toEqual([])
})

it('keeps work that comes before the shell has said who is signed in, shows it, and sends it then', async () => {
  const { store, outbox, server, notes } = aDevice()
  await outbox.enqueue('aline', notes, 'a', 'from Aline')
  await outbox.enqueue('aline', notes, 'a', 'from Aline again')
  expect(outbox.outboxItems().map(({ payload }) => payload)).toEqual(['from Aline again'])
  expect(server.sent).toEqual([])
  outbox.setOutboxPerson('aline')
  await vi.waitFor(() => expect(server.sent).toEqual(['from Aline again']))
  expect(store.rows.size).toBe(0)
})

it('sends in the same run what comes while another is being sent', async () => {
  const { store, outbox, server, notes } = aDevice()
  outbox.setOutboxPerson('aline')
  server.whenSent = () => {
    server.whenSent = () => {}
    void outbox.enqueue('aline', notes, 'b', 'second')
  }
  await outbox.enqueue('aline', notes, 'a', 'first')
  await vi.waitFor(() => expect(server.sent).toEqual(['first', 'second']))
  expect(store.rows.size).toBe(0)
})

it('tries at once when the line came back while a try was failing', async () => {
  const { outbox, server } = aDevice()
  let fails = 1
  const slow: OutboxKind<string> = {
    kind: 'slow',
    send: async (text) => {
      if (fails-- > 0) {
        void outbox.flushOutbox()
        throw new CallFailure(0, '')
      }
      server.sent.push(text)
    },
  }
  outbox.registerOutboxKind(slow)
  outbox.setOutboxPerson('aline')
  await outbox.enqueue('aline', slow, 'a', 'from Aline')
  await outbox.flushOutbox()
  expect(server.sent).toEqual(['from Aline'])
})
