import { randomBytes } from 'node:crypto'
import { linkSync, renameSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** Who works on a data folder: the academy itself, or a command that started the database for its own time. */
export interface Holder {
  what: 'academy' | 'command'
  pid: number | undefined
}

export interface Hold {
  release(): Promise<void>
}

const ANSWER_WITHIN_MS = 2_000

/**
 * Takes the folder for this process, or answers who has it. A listening socket is the lock: the system closes it
 * when the process dies, however it dies, and it holds across containers that share the folder.
 */
export async function takeHold(folder: string, what: Holder['what']): Promise<Hold | Holder> {
  const path = join(folder, 'academy.sock')
  for (;;) {
    const server = await listenAt(path, what)
    if (server) return { release: () => new Promise((done) => server.close(() => done())) }
    const holder = (await askHolder(path)) ?? (await clearAway(path))
    if (holder) return holder
  }
}

/** Who holds the folder now; undefined when nobody does. */
export function holderOf(folder: string): Promise<Holder | undefined> {
  return askHolder(join(folder, 'academy.sock'))
}

function listenAt(path: string, what: Holder['what']): Promise<Server | undefined> {
  const answer = JSON.stringify({ what, pid: process.pid } satisfies Holder)
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(answer)
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    // Open to every user: it tells who holds the folder and nothing else, and a stranger must not take it for dead.
    server.listen({ path, readableAll: true, writableAll: true }, () => resolve(server.unref()))
  })
}

function askHolder(path: string): Promise<Holder | undefined> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = createConnection(path)
    const answer = () => {
      socket.destroy()
      resolve(parseHolder(text))
    }
    socket.setTimeout(ANSWER_WITHIN_MS, answer)
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', answer)
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined)
      else if (error.code === 'ECONNRESET') answer()
      else reject(error)
    })
  })
}

function parseHolder(text: string): Holder {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return { what: 'academy', pid: undefined } // it lives but is too busy to answer
  }
}

/** Removes a dead process's socket; when a living one took its place meanwhile, puts that back and names its owner. */
async function clearAway(path: string): Promise<Holder | undefined> {
  const aside = `${path}.${randomBytes(4).toString('hex')}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const holder = await askHolder(aside)
  if (holder) linkSync(aside, path)
  rmSync(aside, { force: true })
  return holder
}
