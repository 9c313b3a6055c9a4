import type { LectureExtension } from '@academy/contract/lectures/rules'
import type { Input } from 'mediabunny'
import type { MediaSource } from './source.ts'

/** Enough for any honest file; a hostile one is given up. */
const TIME_LIMIT_MS = 20_000

/** Seconds, with fractions; null when the file does not tell, or is broken. */
export async function readDurationSeconds(
  source: MediaSource,
  extension: LectureExtension,
): Promise<number | null> {
  if (extension === 'avi') return readAviSeconds(source)
  return withInput(source, async (input) => {
    const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
    return Number.isFinite(seconds) && seconds > 0 ? seconds : null
  })
}

/** Null when the tracks can't be read. */
export async function hasVideoTrack(source: MediaSource): Promise<boolean | null> {
  return withInput(source, async (input) => (await input.getPrimaryVideoTrack()) !== null)
}

async function withInput<T>(source: MediaSource, work: (input: Input) => Promise<T>): Promise<T | null> {
  // Loaded on first use: only uploads need it.
  const { ALL_FORMATS, CustomSource, Input } = await import('mediabunny')
  const input = new Input({
    formats: ALL_FORMATS,
    source: new CustomSource({ getSize: () => source.sizeBytes, read: source.read }),
  })
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT_MS, null)
  })
  try {
    return await Promise.race([work(input), expiry])
  } catch {
    // Unreadable media is an answer here ("it does not tell"), not a failure of ours.
    return null
  } finally {
    clearTimeout(timer)
    input.dispose()
  }
}

/** The main header of an AVI: microseconds a frame, and frames. */
async function readAviSeconds(source: MediaSource): Promise<number | null> {
  const head = await source.read(0, 4096)
  const at = head.indexOf('avih', 0, 'latin1')
  if (at < 0 || head.length < at + 28) return null
  const seconds = (head.readUInt32LE(at + 8) * head.readUInt32LE(at + 24)) / 1_000_000
  return seconds > 0 ? seconds : null
}
