import type { FileHandle } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import type { ByteRange } from './files.ts'
import { createSendBuffers } from './send-buffers.ts'

const BUFFERS = createSendBuffers()

/** A part of an open file for the one writer that it is piped to; nothing else can read it. What is read into is used again when the writer has
 * passed it on, and the file is closed with the stream, however it ends. */
export function bytesToSend(handle: FileHandle, { start, end }: ByteRange, buffers = BUFFERS): Readable {
  let held: Buffer | null = null
  const letGo = (isWritten: boolean) => {
    if (held) buffers.giveBack(held, isWritten)
    held = null
  }
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      letGo(false)
      // Waits for what is being read.
      handle.close().then(() => done(error), done)
    },
  })

  async function sendTo(writer: Writable): Promise<void> {
    let bytesPerMs = 0
    for (let at = start; at <= end; ) {
      held = buffers.take(bytesPerMs)
      const { bytesRead } = await handle.read(held, 0, Math.min(held.length, end + 1 - at), at)
      if (stream.destroyed || !held) return
      if (bytesRead === 0) throw new Error('a file became shorter while it was sent')
      const since = performance.now()
      await written(writer, held.subarray(0, bytesRead))
      if (stream.destroyed) return
      bytesPerMs = bytesRead / (performance.now() - since)
      at += bytesRead
      letGo(true)
    }
    stream.push(null)
    stream.resume()
  }

  return Object.assign(stream, {
    pipe<W extends NodeJS.WritableStream>(writer: W, { end: endsIt = true } = {}): W {
      if (endsIt) stream.once('end', () => writer.end())
      writer.once('close', () => stream.destroy())
      sendTo(writer as unknown as Writable).catch((error) => stream.destroy(error))
      return writer
    },
  })
}

/** With an error where its reader has gone. */
const written = (writer: Writable, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    writer.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
