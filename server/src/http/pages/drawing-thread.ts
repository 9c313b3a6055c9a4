import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { AcademyFacts } from '@academy/contract/academy'
import type { BuiltPage, PersonPage } from '@academy/contract/http'
import type { PageAnswer, PageCall } from './answer-call.ts'

export interface PageWork {
  /** Path and query. */
  location: string
  facts: AcademyFacts
  answers: Readonly<Record<string, PageAnswer>>
  /** Of a page for signed-in people, which is drawn as it waits for them. */
  expects?: BuiltPage['expects'] | null
  /** What the person whose page it is hears of themselves; their pages ask for the rest while they are drawn. */
  person?: unknown
  /** The style sheets of the page, by the names under which the thread was given them. */
  sheets: readonly string[]
  /** Whoever is drawn for has them. */
  hasSheets?: boolean
}
export type Drawing =
  | {
      /** What belongs inside `#root`. */
      html: string
      /** The rules that the markup needs. */
      style: string
      /** What a page of everybody's is called. */
      title?: string
      /** Of a person's page: what its queries hold. */
      queries?: PersonPage['queries']
      heard?: PersonPage['heard']
      /** The parts that come by need and stand in it. */
      parts?: string[]
    }
  | { missing: PageCall[] }

/** Null for what nobody answers here: the page waits for it. */
export type AskWhileDrawing = (call: PageCall) => Promise<PageAnswer | null>

export interface DrawingThread {
  /** @throws Error when the page could not be drawn, or not soon enough. */
  draw(work: PageWork, ask?: AskWhileDrawing): Promise<Drawing>
  /** How many pages wait, the one that is drawn among them. */
  waiting(): number
  /** Somebody is about to come. */
  begin(): void
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
let calls = []
parentPort.on('message', ({ id, work, answerTo, answer }) => {
  if (answerTo !== undefined) return answerTo.id === calls.of && calls[answerTo.at]?.(answer)
  before = before.then(async () => {
    // What is answered after its page was drawn is heard by nobody.
    const own = Object.assign([], { of: id })
    calls = own
    const ask = (call) => new Promise((resolve) => {
      if (calls === own) parentPort.postMessage({ id, call, at: own.push(resolve) - 1 })
    })
    try {
      parentPort.postMessage({ id, drawn: await (await drawing).drawPage(work, ask) })
    } catch (error) {
      parentPort.postMessage({ id, fault: String(error?.stack ?? error) })
    }
    calls = []
  })
})`

interface Told {
  id: number
  drawn?: Drawing
  fault?: string
  /** A call that the page makes while it is drawn, and its place among them. */
  call?: PageCall
  at?: number
}
interface Waiting {
  ask: AskWhileDrawing
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

  const wait = () => {
    clearTimeout(idle)
    idle = setTimeout(() => void end(new Error('nothing is drawn')), idleMs).unref()
  }
  const settle = (id: number, how: (one: Waiting) => void) => {
    const one = waiting.get(id)
    if (!one) return
    clearTimeout(one.timer)
    waiting.delete(id)
    if (waiting.size === 0) {
      worker?.unref()
      wait()
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
  const answer = async (asking: Worker, id: number, call: PageCall, at?: number) => {
    const answered = await waiting.get(id)?.ask(call)
    asking.postMessage({ answerTo: { id, at }, answer: answered ?? null })
  }
  const running = (): Worker => {
    if (worker) return worker
    const started = new Worker(WORK, {
      eval: true,
      workerData: { script: pathToFileURL(script).href, sheets },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
    })
    started.on('message', ({ id, drawn, fault, call, at }: Told) => {
      if (call) void answer(started, id, call, at)
      else settle(id, ({ resolve, reject }) => (drawn ? resolve(drawn) : reject(new Error(fault))))
    })
    const ended = (why: Error) => worker === started && void end(why)
    started.on('error', ended)
    started.on('exit', (code) => ended(new Error(`drawing ended with ${code}`)))
    worker = started
    return started
  }

  return {
    waiting: () => waiting.size,
    begin: () => {
      if (waiting.size > 0) return
      running().unref()
      wait()
    },
    draw: (work, ask = async () => null) => {
      if (waiting.size >= MOST_WAITING) return Promise.reject(new Error('too many pages wait to be drawn'))
      return new Promise((resolve, reject) => {
        clearTimeout(idle)
        lastId += 1
        const id = lastId
        const timer = setTimeout(() => void end(new Error(`${work.location} takes too long`)), PATIENCE_MS)
        waiting.set(id, { ask, resolve, reject, timer })
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
