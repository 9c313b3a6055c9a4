import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  /** Status line and headers as they came. */
  head: string
}

export interface Wire {
  /** A server closes what has been idle for a while. */
  isOpen(): boolean
  /** Waits for the whole answer; its bytes are only counted off, unless somebody wants them. */
  ask(request: Buffer, onChunk?: (chunk: Buffer) => void): Promise<Answer>
  close(): void
}

/** As Chromium sends it to an address of its own machine or by TLS. */
const AS_BROWSER = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A whole request, so that a measurement only writes it. */
export function requestOf(address: string, { method, path, headers, body }: Call): Buffer {
  const json = body && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }
  const lines = Object.entries({ host: new URL(address).host, ...AS_BROWSER, ...json, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LINE_END = Buffer.from('\r\n')
const NOTHING = Buffer.alloc(0)

const READ_BYTES = 256 * 1024

/** A connection that stays open, one request after the other: HTTP without a library, since the client has the same processor as whom it
 * measures. */
export async function openWire(address: string): Promise<Wire> {
  const { hostname, port } = new URL(address)
  let take = (_bytes: Buffer) => {}
  const socket = connect({
    ...{ host: hostname, port: Number(port), noDelay: true },
    onread: {
      buffer: Buffer.allocUnsafe(READ_BYTES),
      callback: (length, buffer) => {
        take(Buffer.from(buffer.buffer, buffer.byteOffset, length))
        return true
      },
    },
  })
  await once(socket, 'connect')
  return wireOver(socket, (taker) => {
    take = taker
  })
}

function wireOver(socket: Socket, onBytes: (taker: (bytes: Buffer) => void) => void): Wire {
  let wanted: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  let hand: ((chunk: Buffer) => void) | undefined
  let answer: Answer | null = null
  let held: Buffer = NOTHING
  /** Of the body, or of the chunk that is on its way with the end of its line. */
  let left = 0
  let lineEnd = 0
  let isLast = false

  function readHead(): boolean {
    const at = held.indexOf(HEAD_END)
    if (at < 0) return false
    const head = held.toString('latin1', 0, at)
    held = held.subarray(at + HEAD_END.length)
    answer = { status: Number(head.slice(9, 12)), head }
    const isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
    lineEnd = isChunked ? LINE_END.length : 0
    left = isChunked ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    isLast = !isChunked
    return true
  }

  function read(): void {
    if (!answer && !readHead()) return
    for (;;) {
      const part = held.subarray(0, left)
      if (part.length > 0) hand?.(part.subarray(0, Math.max(0, left - lineEnd)))
      left -= part.length
      held = held.subarray(part.length)
      if (left > 0) return
      if (isLast) {
        const [found, { resolve } = {}] = [answer as Answer, wanted ?? {}]
        answer = null
        wanted = null
        resolve?.(found)
        return
      }
      const at = held.indexOf(LINE_END)
      if (at < 0) return
      left = Number.parseInt(held.toString('latin1', 0, at), 16) + lineEnd
      isLast = left === lineEnd
      held = held.subarray(at + LINE_END.length)
    }
  }

  onBytes((bytes) => {
    held = held.length > 0 ? Buffer.concat([held, bytes]) : bytes
    read()
    // The next bytes come into the same place.
    if (held.length > 0) held = Buffer.from(held)
  })
  const fail = (error?: Error) => wanted?.reject(error ?? new Error('the line was closed before the answer'))
  socket.once('error', fail)
  socket.once('close', () => fail())
  return {
    isOpen: () => !socket.destroyed && socket.writable,
    ask: (request, onChunk) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the line is closed'))
        wanted = { resolve, reject }
        hand = onChunk
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/** One call's answer as it came, packed or not.
 * @throws Error for any answer but a good one */
export async function answerBytes(address: string, call: Call): Promise<{ head: string; bytes: Buffer }> {
  const wire = await openWire(address)
  const chunks: Buffer[] = []
  try {
    const { status, head } = await wire.ask(requestOf(address, call), (chunk) =>
      chunks.push(Buffer.from(chunk)),
    )
    if (!isGood(status)) throw new Error(`${call.method} ${call.path} was answered with ${status}`)
    return { head, bytes: Buffer.concat(chunks) }
  } finally {
    wire.close()
  }
}

export const isGood = (status: number) => status === 200 || status === 201 || status === 206

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** Its text. */
export async function answerOf(address: string, call: Call): Promise<string> {
  const { head, bytes } = await answerBytes(address, call)
  const unpack = UNPACK[/\r\ncontent-encoding: (\w+)/i.exec(head)?.[1] ?? '']
  return (unpack ? unpack(bytes) : bytes).toString('utf8')
}
