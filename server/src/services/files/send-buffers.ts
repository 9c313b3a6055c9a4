/** Each read and each write costs the same whatever its size; beyond this a processor's own memory is too small for it. */
const LARGE_BYTES = 512 * 1024
/** What a slow reader holds while it waits for its line. */
const SMALL_BYTES = 64 * 1024
/** A reader that takes longer for a large one gets small ones. */
const LARGE_WITHIN_MS = 50
/** Who turns slow keeps a large one for a while: when all are out, the next reader gets small ones. */
const LARGE_AT_MOST = 16
/** The allocator puts a large block 16 bytes behind the beginning of a page, where the kernel takes three times as long to copy a file's pages to:
 * to the processor what it reads next looks like what it has just written (decision 097). Half a page farther it does not. */
const APART_BYTES = 2048
/** What is kept while nobody uses it. New memory costs as much as what is read into it. */
const KEPT = { large: 8, small: 32 }

export interface SendBuffers {
  /** @param bytesPerMs what its reader took of late */
  take(bytesPerMs: number): Buffer
  /** Once each. One that its writer may still be reading from is not used again. */
  giveBack(buffer: Buffer, isWritten: boolean): void
}

/** What files are read into on their way to readers, large for the fast ones. Any number of slow ones hold little, and the large ones are few. */
export function createSendBuffers(): SendBuffers {
  const kept = { large: [] as Buffer[], small: [] as Buffer[] }
  let largeOut = 0
  return {
    take: (bytesPerMs) => {
      if (bytesPerMs * LARGE_WITHIN_MS < LARGE_BYTES || largeOut === LARGE_AT_MOST)
        return kept.small.pop() ?? make(SMALL_BYTES)
      largeOut += 1
      return kept.large.pop() ?? make(LARGE_BYTES)
    },
    giveBack: (buffer, isWritten) => {
      const size = buffer.length === LARGE_BYTES ? 'large' : 'small'
      if (size === 'large') largeOut -= 1
      if (isWritten && kept[size].length < KEPT[size]) kept[size].push(buffer)
    },
  }
}

const make = (bytes: number) => Buffer.allocUnsafeSlow(APART_BYTES + bytes).subarray(APART_BYTES)
