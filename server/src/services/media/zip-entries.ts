import type { MediaSource } from './source.ts'

const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024
const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46

/** Names in a Zip's central directory: nothing is unpacked. Null when it is not a (plain, whole) Zip. */
export async function readZipNames(source: MediaSource): Promise<string[] | null> {
  const tail = await source.read(source.sizeBytes - END_BYTES - MAX_COMMENT_BYTES, source.sizeBytes)
  const end = findEnd(tail)
  if (end < 0) return null
  const directoryBytes = tail.readUInt32LE(end + 12)
  const directoryAt = tail.readUInt32LE(end + 16)
  if (directoryBytes > MAX_DIRECTORY_BYTES || directoryAt + directoryBytes > source.sizeBytes) return null
  const directory = await source.read(directoryAt, directoryAt + directoryBytes)
  return readNames(directory, tail.readUInt16LE(end + 10))
}

/** From the back: the comment behind it may hold anything. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE && at + END_BYTES + tail.readUInt16LE(at + 20) <= tail.length)
      return at
  }
  return -1
}

function readNames(directory: Buffer, count: number): string[] | null {
  const names: string[] = []
  let at = 0
  while (names.length < count) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null
    const nameBytes = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))
    at += ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}
