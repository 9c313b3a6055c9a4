import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  name: string
  kilobitsPerSecond: number
  /** There and back. */
  latencyMs: number
}

export const SLOW_4G: Line = { name: 'slow 4G', kilobitsPerSecond: 1_600, latencyMs: 150 }
export const SLOW_3G: Line = { name: 'slow 3G', kilobitsPerSecond: 400, latencyMs: 400 }

/** So much goes over the line at a time: answers that come together share it. */
const PIECE_BYTES = 4 * 1_460

/** A line like a phone's in front of `targetPort`: all connections share what it carries, each begins with a round trip, and every answer
 * is on its way for a while. The browser's own throttling knows nothing of shared lines. */
export async function shapedLine(targetPort: number, { kilobitsPerSecond, latencyMs }: Line) {
  const bytesPerMs = kilobitsPerSecond / 8
  let freeAtMs = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1')
    open.add(client).add(upstream)
    const up = delayed((piece) => upstream.write(piece))
    const down = delayed((piece) => client.write(piece))
    // The handshake of the connection, which is over here already.
    let openAtMs = performance.now() + latencyMs
    client.on('data', (data) => {
      openAtMs = Math.max(openAtMs, performance.now())
      up(data, openAtMs + latencyMs / 2)
    })
    upstream.on('data', (data) => {
      for (let at = 0; at < data.length; at += PIECE_BYTES) {
        const piece = data.subarray(at, at + PIECE_BYTES)
        freeAtMs = Math.max(freeAtMs, performance.now()) + piece.length / bytesPerMs
        down(piece, freeAtMs + latencyMs / 2)
      }
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** Since when nothing comes over it any more. */
    quietMs: () => performance.now() - freeAtMs - latencyMs / 2,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

/** Hands pieces on at their time, in their order: timers of different lengths may ring in another one. */
function delayed(hand: (piece: Buffer) => void): (piece: Buffer, atMs: number) => void {
  const waiting: { piece: Buffer; atMs: number }[] = []
  const handOn = () => {
    for (;;) {
      const next = waiting[0]
      if (!next) return
      const leftMs = next.atMs - performance.now()
      if (leftMs > 0) return void setTimeout(handOn, leftMs)
      waiting.shift()
      hand(next.piece)
    }
  }
  return (piece, atMs) => {
    waiting.push({ piece, atMs })
    if (waiting.length === 1) handOn()
  }
}
