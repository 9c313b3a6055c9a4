import type { Server } from 'node:http'
import { networkOf } from './network.ts'

/** One network holds so many connections at once; the next are closed unread, and the others go on. */
export function limitSockets(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > max) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
