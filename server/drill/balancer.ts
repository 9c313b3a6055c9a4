import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MS = 50

export interface Balancer {
  address: string
  add(node: string): void
  remove(node: string): void
  /** What it could not pass on, or not to its end. */
  faults: string[]
  close(): Promise<void>
}

/** What stands before several nodes: asks each whether it is ready, and sends people to those that are, in turn. Repeats nothing. */
export async function startBalancer(): Promise<Balancer> {
  const nodes = new Map<string, { agent: Agent; isReady: boolean }>()
  const faults: string[] = []
  let turn = 0

  const server = createServer((incoming, answer) => {
    const ready = [...nodes].filter(([, { isReady }]) => isReady)
    const [address, node] = ready[turn++ % ready.length] ?? []
    if (!address || !node) {
      faults.push('no node was ready')
      answer.writeHead(502).end()
      return
    }
    const { method, headers, url } = incoming
    const passed = request(`${address}${url}`, { agent: node.agent, method, headers }, (reply) => {
      const { connection, ...rest } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, rest)
      reply.pipe(answer)
    })
    passed.once('error', (error) => {
      faults.push(`${method} ${error.message}`)
      answer.destroy()
    })
    incoming.pipe(passed)
  })

  async function look(address: string, node: { isReady: boolean }): Promise<void> {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    await answer?.arrayBuffer()
    node.isReady = answer?.ok ?? false
  }
  let isClosed = false
  async function keepLooking(): Promise<void> {
    while (!isClosed) {
      await Promise.all([...nodes].map(([address, node]) => look(address, node)))
      await wait(LOOK_EVERY_MS)
    }
  }
  const looking = keepLooking()

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (address) => void nodes.set(address, { agent: new Agent({ keepAlive: true }), isReady: true }),
    remove: (address) => {
      nodes.get(address)?.agent.destroy()
      nodes.delete(address)
    },
    faults,
    close: async () => {
      isClosed = true
      await looking
      server.closeAllConnections()
      server.close()
      for (const { agent } of nodes.values()) agent.destroy()
    },
  }
}
