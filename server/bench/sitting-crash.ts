import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Served } from './processes.ts'
import { type Crowd, choiceOf, handingIn, type Sitter, spread } from './sitting-crowd.ts'
import { answerOf, type Call } from './wire.ts'

const LENGTH_MS = 10_000
const KILL_AT_MS = 5_000
const RETRY_MS = 250
const DRAFTED = [0, 1, 2]
const HANDED_IN = [3, 4]

export interface Crashed {
  acknowledged: number
  lost: number
  /** From the kill until it answered again. */
  awaySeconds: number
  retries: number
}
type Acknowledged = { n: number; place: number }

/**
 * Everybody saves three answers as drafts and hands in two others, while the academy is killed; clients repeat what was not
 * answered. What was acknowledged before or after must be in the submission.
 */
export async function crash(
  crowd: Crowd,
  people: readonly number[],
  academy: Served,
  startAgain: () => Promise<Served>,
  databaseUrl: () => Promise<{ connectionString: string; stop: () => Promise<void> }>,
): Promise<Crashed> {
  const acknowledged: Acknowledged[] = []
  let current = academy
  let retries = 0

  async function insist(call: Call): Promise<void> {
    for (;;) {
      try {
        return void (await answerOf(current.address, call))
      } catch (error) {
        // Refused for what it is: trying again would not help.
        if (/answered with 4/.test(String(error))) throw error
        retries += 1
        await sleep(RETRY_MS * (0.5 + Math.random()))
      }
    }
  }

  const moments = spread(people.length, LENGTH_MS * 0.6)
  const stories = people.map(async (n, at) => {
    const attemptId = await attemptOf(current.address, crowd, n)
    await sleep(moments[at])
    for (const place of DRAFTED) {
      await insist(drafting(crowd, n, attemptId, place))
      acknowledged.push({ n, place })
      await sleep(LENGTH_MS * 0.1)
    }
    await insist(handingIn(crowd, n, HANDED_IN))
    for (const place of HANDED_IN) acknowledged.push({ n, place })
  })
  const killing = sleep(KILL_AT_MS).then(async () => {
    const killedAt = performance.now()
    current.child.kill('SIGKILL')
    await current.stop()
    current = await startAgain()
    return (performance.now() - killedAt) / 1000
  })
  const [awaySeconds] = await Promise.all([killing, ...stories])
  const database = await databaseUrl()
  const lost = await countLost(database.connectionString, crowd, acknowledged)
  await database.stop()
  return { acknowledged: acknowledged.length, lost, awaySeconds: awaySeconds as number, retries }
}

async function attemptOf(address: string, { quizId, sitters }: Crowd, n: number): Promise<string> {
  const { token } = sitters[n] as Sitter
  const answer = await fetch(`${address}/api/quiz/student/${quizId}`, { headers: { token } })
  const { attempt } = (await answer.json()) as { attempt: { _id: string } }
  return attempt._id
}

function drafting(
  { quizId, questionIds, sitters }: Crowd,
  n: number,
  attemptId: string,
  place: number,
): Call {
  const answer = { questionId: questionIds[place], seq: place + 1, selectedOption: choiceOf(n, place) }
  const body = JSON.stringify({ attemptId, deviceId: `device-of-${n}`, answers: [answer] })
  const { token } = sitters[n] as Sitter
  return { method: 'PUT', path: `/api/quiz/draft/${quizId}`, headers: { token }, body }
}

/** Acknowledged answers that are not in the one submission of their student. */
async function countLost(databaseUrl: string, crowd: Crowd, acknowledged: Acknowledged[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ key: string }>(
    `select s.student_id || ' ' || a.question_id || ' ' || a.selected_option as key
     from submissions s join submission_answers a on a.submission_id = s.id where a.selected_option is not null`,
  )
  await client.end()
  const stored = new Set(rows.map(({ key }) => key))
  return acknowledged.filter(
    ({ n, place }) =>
      !stored.has(`${crowd.sitters[n]?.id} ${crowd.questionIds[place]} ${choiceOf(n, place)}`),
  ).length
}
