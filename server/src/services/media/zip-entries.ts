import type { MediaSource } from './source.ts'

const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024
const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
const ENCRYPTED_FLAG = 1

export interface ZipEntry {
  name: string
  packedBytes: number
  /** As the directory claims; who unpacks must stop there. */
  unpackedBytes: number
  isEncrypted: boolean
  method: number
  /** Where its local header begins. */
  at: number
}

/** A Zip's central directory: nothing is unpacked. Null when it is not a (plain, whole) Zip, or has more than `max` entries. */
export async function readZipEntries(source: MediaSource, max: number): Promise<ZipEntry[] | null> {
  const found = (await lastOf(source, END_BYTES)) ?? (await lastOf(source, END_BYTES + MAX_COMMENT_BYTES))
  if (!found) return null
  const { tail, end } = found
  const count = tail.readUInt16LE(end + 10)
  const directoryBytes = tail.readUInt32LE(end + 12)
  const directoryAt = tail.readUInt32LE(end + 16)
  if (count > max || directoryBytes > MAX_DIRECTORY_BYTES || directoryAt + directoryBytes > source.sizeBytes)
    return null
  const directory = await source.read(directoryAt, directoryAt + directoryBytes)
  return readEntries(directory, count)
}

/** Most have no comment behind their end. */
async function lastOf(source: MediaSource, bytes: number) {
  const tail = await source.read(source.sizeBytes - bytes, source.sizeBytes)
  const end = findEnd(tail)
  return end < 0 ? null : { tail, end }
}

/** From the back: the comment behind it may hold anything. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE && at + END_BYTES + tail.readUInt16LE(at + 20) <= tail.length)
      return at
  }
  return -1
}

function readEntries(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null
    const nameBytes = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      isEncrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  // More entries than the end tells: two programs would unpack two different things.
  return at === directory.length ? entries : null
}
