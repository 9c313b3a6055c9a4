import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { AcademyFacts } from '@academy/contract/academy'
import type { BuiltPage } from './page-at.ts'
import type { PageAnswer, PageCall } from './visitor-calls.ts'

export interface PageWork {
  /** Path and query. */
  location: string
  facts: AcademyFacts
  answers: Readonly<Record<string, PageAnswer>>
  /** Of a page for signed-in people, which is drawn as it waits for them. */
  expects?: BuiltPage['expects'] | null
  /** The style sheets of the page, by the names under which the thread was given them. */
  sheets: readonly string[]
}
export type Drawing =
  | {
      /** What belongs inside `#root`. */
      html: string
      /** The rules that the markup needs. */
      style: string
    }
  | { missing: PageCall[] }

export interface DrawingThread {
  /** @throws Error when the page could not be drawn, or not soon enough. */
  draw(work: PageWork): Promise<Drawing>
  close(): Promise<void>
}

/** So many pages may wait; who comes then gets the empty page, which draws itself. */
const MOST_WAITING = 200
const PATIENCE_MS = 5_000
/** It takes sixty megabytes and a third of a second to begin: kept while people come, and given back when nobody does. */
const IDLE_MS = 20_000
const MAX_HEAP_MB = 192
/** A page's rubbish is small, and collected often it leaves the process small. */
const MAX_YOUNG_HEAP_MB = 8

/** The build's own file draws; the thread only calls it, one page after the other. */
const WORK = `
const { parentPort, workerData } = require('node:worker_threads')
const drawing = import(workerData.script).then((drawing) => {
  drawing.setSheets(workerData.sheets)
  return drawing
})
let before = Promise.resolve()
parentPort.on('message', ({ id, work }) => {
  before = before.then(async () => {
    try {
      parentPort.postMessage({ id, drawn: await (await drawing).drawPage(work) })
    } catch (error) {
      parentPort.postMessage({ id, fault: String(error?.stack ?? error) })
    }
  })
})`

interface Waiting {
  resolve: (drawing: Drawing) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Rendering takes some milliseconds, and a long course more: in a thread of its own it holds up nobody's call. It starts with the first
 * page, ends when there was none for a while and starts with the next. */
export function createDrawingThread(
  script: string,
  sheets: Readonly<Record<string, string>>,
  idleMs = IDLE_MS,
): DrawingThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const settle = (id: number, how: (one: Waiting) => void) => {
    const one = waiting.get(id)
    if (!one) return
    clearTimeout(one.timer)
    waiting.delete(id)
    if (waiting.size === 0) {
      worker?.unref()
      idle = setTimeout(() => void end(new Error('nothing is drawn')), idleMs).unref()
    }
    how(one)
  }
  const end = (reason: Error) => {
    clearTimeout(idle)
    const ended = worker
    worker = null
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(reason))
    return ended?.terminate()
  }
  const running = (): Worker => {
    if (worker) return worker
    const started = new Worker(WORK, {
      eval: true,
      workerData: { script: pathToFileURL(script).href, sheets },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
    })
    started.on('message', ({ id, drawn, fault }: { id: number; drawn?: Drawing; fault?: string }) =>
      settle(id, ({ resolve, reject }) => (drawn ? resolve(drawn) : reject(new Error(fault)))),
    )
    const ended = (why: Error) => worker === started && void end(why)
    started.on('error', ended)
    started.on('exit', (code) => ended(new Error(`drawing ended with ${code}`)))
    worker = started
    return started
  }

  return {
    draw: (work) => {
      if (waiting.size >= MOST_WAITING) return Promise.reject(new Error('too many pages wait to be drawn'))
      return new Promise((resolve, reject) => {
        clearTimeout(idle)
        lastId += 1
        const id = lastId
        const timer = setTimeout(() => void end(new Error(`${work.location} takes too long`)), PATIENCE_MS)
        waiting.set(id, { resolve, reject, timer })
        const thread = running()
        thread.ref()
        thread.postMessage({ id, work })
      })
    },
    close: async () => {
      await end(new Error('the academy stops'))
    },
  }
}
