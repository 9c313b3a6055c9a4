import { pino } from 'pino'

/** Lines of one moment leave together: each write is work for another thread, and as dear as making the line. */
const WITHIN_MS = 50
const AT_ONCE_LETTERS = 16_384

/** Where the log's lines go. A slow reader of them holds up nobody; what waits leaves when the process ends, however it ends itself. */
export function gatheredLines(file: number | string = 1) {
  const destination = pino.destination({ dest: file, sync: false })
  let lines = ''
  let timer: NodeJS.Timeout | null = null

  const leave = () => {
    if (timer) clearTimeout(timer)
    timer = null
    if (lines === '') return
    const leaving = lines
    lines = ''
    destination.write(leaving)
  }
  // Before the destination's own listener, which writes out all that it has.
  process.prependListener('exit', leave)
  return {
    write: (line: string): void => {
      lines += line
      if (lines.length >= AT_ONCE_LETTERS) leave()
      else timer ??= setTimeout(leave, WITHIN_MS)
    },
    flushSync: (): void => {
      leave()
      destination.flushSync()
    },
  }
}
