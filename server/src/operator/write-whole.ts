import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorRefusal } from './terminal.ts'

/** Writes a file beside its name, and gives it that name when the disk has all of it: what stood there before stays until then.
 * @throws Refusal where it cannot be written; nothing is kept of it then */
export async function writeWhole(target: string, content: Readable): Promise<void> {
  const draft = `${target}.part`
  try {
    await pipeline(content, createWriteStream(draft, { flush: true, mode: 0o600 }))
    await rename(draft, target)
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException
    // A draft that could not be opened was not made here.
    if (syscall !== 'open') await rm(draft, { force: true })
    // What cannot be read is no fault of the place that is written to.
    if (syscall && syscall !== 'read') throw new OperatorRefusal(`${target} cannot be written: ${message}`)
    throw error
  }
}
