import pg from 'pg'
import { type Comparison, comparisonOf, countIn, type Effort, turnOf } from './compare.ts'
import { type Load, load } from './load.ts'
import { fresh } from './scenarios.ts'
import type { Seeded } from './seed.ts'
import type { Stand } from './stand.ts'
import type { Call } from './wire.ts'

const COUNT = 200
const MAX_CPU_MS = 9

interface Sitting {
  quizId: string
  student: Seeded['students'][number]
  attemptId: string
}
interface Step {
  name: string
  callOf(sitting: Sitting): Call
}

/** A quiz from its first opening to its result, step by step: everybody opens it, then everybody saves, and so on. Each sitting is somebody's
 * only one of a quiz, whichever side is asked. A whole one is what its steps come to. */
export async function compareSittings(stand: Stand, seeded: Seeded, effort: Effort): Promise<Comparison[]> {
  const sides = [stand.ours, stand.bare]
  const steps = stepsOf(seeded)
  const sitters = sittersOf(seeded)
  const database = new pg.Client({ connectionString: stand.databaseUrl })
  await database.connect()
  const found = sides.map(() => steps.map((): Load[] => []))
  try {
    for (let round = -1; round < effort.rounds; round++)
      for (const at of turnOf(round, sides)) {
        const side = sides[at] ?? stand.ours
        const sittings = Array.from({ length: Math.max(8, countIn(round, COUNT * effort.share)) }, sitters)
        for (const [place, { callOf }] of steps.entries()) {
          const callAt = (n: number) => callOf(sittings[n] as Sitting)
          const loaded = await load(side.address, sittings.length, callAt, { pids: side.pids })
          if (place === 0) await nameAttempts(database, sittings)
          if (round >= 0) found[at]?.[place]?.push(loaded)
        }
      }
  } finally {
    await database.end()
  }
  const [ours = [], bare = []] = found
  return [
    ...steps.map(({ name }, place) => comparisonOf({ name, promised: 0 }, ours[place], bare[place])),
    comparisonOf(
      { name: 'sitting: the whole, four calls', promised: 0, maxCpuMs: MAX_CPU_MS },
      sumsOf(ours),
      sumsOf(bare),
    ),
  ]
}

function stepsOf({ questionIds }: Seeded): Step[] {
  const answers = questionIds.map((questionId, place) => ({ questionId, selectedOption: place % 4 }))
  const drafts = answers.map((answer) => ({ ...answer, seq: 1 }))
  const call = (method: Call['method'], path: string, { student }: Sitting, body?: object): Call => ({
    ...{ method, path, headers: { token: student.token } },
    ...(body && { body: JSON.stringify(body) }),
  })
  return [
    {
      name: 'sitting: a quiz opened first',
      callOf: (sitting) => call('GET', `/api/quiz/student/${sitting.quizId}`, sitting),
    },
    {
      name: 'sitting: ten answers saved',
      callOf: (sitting) => {
        const body = { attemptId: sitting.attemptId, deviceId: 'telephone-1', answers: drafts }
        return call('PUT', `/api/quiz/draft/${sitting.quizId}`, sitting, body)
      },
    },
    {
      name: 'sitting: handed in as saved',
      callOf: (sitting) => call('POST', '/api/quiz/submit', sitting, { quizId: sitting.quizId, answers }),
    },
    {
      name: 'sitting: the result',
      callOf: (sitting) => call('GET', `/api/quiz/result/${sitting.quizId}`, sitting),
    },
  ]
}

/** The next who has not sat a quiz. */
function sittersOf({ freshQuizIds, students }: Seeded): () => Sitting {
  const next = fresh(freshQuizIds.length * students.length)
  return () => {
    const at = next()
    const student = students[at % students.length] as Sitting['student']
    return { quizId: freshQuizIds[Math.floor(at / students.length)] ?? '', student, attemptId: '' }
  }
}

/** A browser reads it in the answer; the bench's client only counts the answer's bytes. */
async function nameAttempts(database: pg.Client, sittings: Sitting[]): Promise<void> {
  const { rows } = await database.query<{ id: string; quiz: string; email: string }>(
    `select t.id, t.assessment_id as quiz, u.email from attempts t join users u on u.id = t.student_id
     where t.assessment_id = any($1)`,
    [sittings.map(({ quizId }) => quizId)],
  )
  const ids = new Map(rows.map(({ id, quiz, email }) => [`${quiz} ${email}`, id]))
  for (const sitting of sittings)
    sitting.attemptId = ids.get(`${sitting.quizId} ${sitting.student.email}`) ?? ''
}

/** Round by round what the steps take together. Whose steps took how long is not known: there are no latencies of the whole. */
function sumsOf(steps: readonly (readonly Load[])[]): Load[] {
  const rounds = steps[0]?.length ?? 0
  return Array.from({ length: rounds }, (_, round) => {
    const loads = steps.flatMap((step) => step[round] ?? [])
    const sumOf = (of: (one: Load) => number) => loads.reduce((sum, one) => sum + of(one), 0)
    return {
      ...{ perSecond: 1 / sumOf(({ perSecond }) => 1 / perSecond), ms: [] },
      ...{ cpuMs: sumOf(({ cpuMs }) => cpuMs), clientMs: sumOf(({ clientMs }) => clientMs) },
    }
  })
}
