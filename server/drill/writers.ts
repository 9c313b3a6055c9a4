import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { handingIn, opening } from '../bench/sitting-crowd.ts'
import type { Call } from '../bench/wire.ts'
import { notesLecture } from '../src/testing/notes-lecture.ts'
import { rowsOf, type School } from './school.ts'

const LECTURERS = 8
const SITTERS = 4
const PAUSE_MS = 100
/** Load enough to be hit at any moment, and little enough that a node can start beside it on two cores. */
const PACE_MS = 40
const PATIENCE_MS = 10_000

/** Everything that a client saw. */
export interface Seen {
  acknowledged: number
  /** Answers of 500 and above in the academy's own shape. */
  refused: number
  /** Answers that are not the academy's, and connections that ended without an answer. */
  strange: string[]
  cut: string[]
}

export interface Writers {
  seen: Seen
  /** Resolves when that many more writes were acknowledged. */
  acknowledge(more: number): Promise<void>
  stop(): Promise<void>
}

interface Done {
  lectures: Set<string>
  handedIn: Set<string>
}

/**
 * Teachers who add lectures, each sent once, and students who hand in and repeat it until they are answered, all over kept
 * connections to whatever address holds at the moment.
 */
export function startWriters(school: School, done: Done, addressNow: () => string): Writers {
  const seen: Seen = { acknowledged: 0, refused: 0, strange: [], cut: [] }
  const stopping = new AbortController()

  async function ask(agent: Agent, call: Call): Promise<number> {
    try {
      const { status, body } = await send(agent, addressNow(), call)
      if (status >= 500 && isOurs(body)) seen.refused += 1
      else if (!isOurs(body)) seen.strange.push(`${status} ${body.slice(0, 100)}`)
      return status
    } catch (error) {
      seen.cut.push(`${call.method} ${call.path}: ${(error as Error).message}`)
      return 0
    }
  }

  async function addLectures(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopping.signal.aborted) {
      const title = `Lecture ${nextNumber()}`
      const status = await ask(agent, addingLecture(school, title))
      if (status === 200) {
        done.lectures.add(title)
        seen.acknowledged += 1
        await wait(PACE_MS)
      } else await wait(PAUSE_MS)
    }
    agent.destroy()
  }

  async function handIn(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopping.signal.aborted) {
      const n = nextStudent(school)
      if (n === undefined) break
      const student = school.sitters[n]
      if (!student) break
      await insist(() => ask(agent, opening(school, student)))
      await insist(() => ask(agent, handingIn(school, n)))
      done.handedIn.add(student.id)
      seen.acknowledged += 1
      await wait(PACE_MS)
    }
    agent.destroy()
  }

  const all = [...Array.from({ length: LECTURERS }, addLectures), ...Array.from({ length: SITTERS }, handIn)]
  return {
    seen,
    acknowledge: async (more) => {
      const goal = seen.acknowledged + more
      const until = Date.now() + PATIENCE_MS
      while (seen.acknowledged < goal && Date.now() < until) await wait(5)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(all)
    },
  }
}

let numbers = 0
const nextNumber = () => ++numbers
const begun = new WeakMap<School, number>()
function nextStudent(school: School): number | undefined {
  const n = begun.get(school) ?? 0
  begun.set(school, n + 1)
  return n < school.sitters.length ? n : undefined
}

/** Repeats what was not answered, or answered with "not now"; what was done already is refused as such. */
async function insist(asking: () => Promise<number>): Promise<void> {
  for (let status = await asking(); status === 0 || status >= 500; status = await asking())
    await wait(PAUSE_MS)
}

const addingLecture = ({ courseId, teacher }: School, title: string): Call => ({
  method: 'POST',
  path: `/api/instructor/courses/${courseId}/lectures`,
  headers: { token: teacher.token },
  body: JSON.stringify(notesLecture(title)),
})

function isOurs(body: string): boolean {
  try {
    const answer = JSON.parse(body) as Record<string, unknown>
    return !('statusCode' in answer)
  } catch {
    return false
  }
}

function send(agent: Agent, address: string, call: Call): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { ...call.headers, ...(call.body && { 'content-type': 'application/json' }) }
    const asked = request(`${address}${call.path}`, { agent, method: call.method, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    asked.once('error', reject)
    asked.end(call.body)
  })
}

/** Acknowledged and not there; and there more than once. */
export async function lostAndDoubled(
  databaseUrl: string,
  done: Done,
): Promise<{ lost: number; doubled: number }> {
  const lectures = await rowsOf<Count>(
    databaseUrl,
    'select title as key, count(*)::int from lectures group by 1',
  )
  const papers = await rowsOf<Count>(
    databaseUrl,
    `select student_id as key, count(*)::int from submissions group by 1`,
  )
  const missing = (wanted: Set<string>, rows: Count[]) => {
    const there = new Set(rows.map(({ key }) => key))
    return [...wanted].filter((key) => !there.has(key)).length
  }
  const doubled = [...lectures, ...papers].filter(({ count }) => count > 1).length
  return { lost: missing(done.lectures, lectures) + missing(done.handedIn, papers), doubled }
}

interface Count {
  key: string
  count: number
}
