import { perform } from './perform.ts'
import { createPhone } from './phone.ts'
import { planOf } from './plan.ts'
import { randomOf } from './random.ts'
import type { Run } from './run.ts'
import { type Down, serveIn } from './served.ts'
import { newStory } from './story.ts'
import { createVirtualTime } from './virtual-time.ts'
import { enrolMany, QUESTIONS, type School, type SimStudent, type World } from './world.ts'

/** Schedules of one wave share their time and the academy's mishaps: seeds of one wave are neighbours. */
export const WAVE = 1_000
const LONGEST_MS = 10 * 60_000
const LOOK_EVERY_MS = 10_000
/** Enough for the longest retry and one request into the void. */
const HEALING_MS = 60_000

export interface Wave {
  runs: Run[]
  downs: readonly Down[]
  /** The server's time at the wave's beginning. */
  startMs: number
}

/** Runs the schedules of these seeds, all at once, until every attempt has ended and every phone has had its say. */
export async function runWave(school: School, seeds: readonly number[]): Promise<Wave> {
  const { academy } = school
  const { services, clock } = academy
  const startMs = clock.now().getTime()
  const time = createVirtualTime(clock.advance)
  const random = randomOf(Math.floor((seeds[0] ?? 0) / WAVE))
  const served = serveIn(time, academy, random)
  const world: World = {
    time,
    served,
    serverMs: () => clock.now().getTime(),
    endSession: (token) => academy.as({ token }).send('POST /api/user/logout'),
  }
  const students = await enrolMany(school, seeds.length)
  const runs = seeds.map((seed, n) => beginRun(school, world, seed, students[n] as SimStudent))

  const openAttempts = () =>
    services.db
      .selectFrom('attempts')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
  const lastActionMs = Math.max(...runs.flatMap(({ plan }) => plan.actions.map(({ atMs }) => atMs)))
  do await time.run(time.nowMs() + LOOK_EVERY_MS)
  while (
    time.nowMs() < LONGEST_MS &&
    (time.nowMs() < lastActionMs || Number((await openAttempts()).count) > 0)
  )
  for (const { phones } of runs) for (const phone of phones) phone.heal()
  await time.run(time.nowMs() + HEALING_MS)
  for (const { phones } of runs)
    for (const phone of phones) for (const { sitting } of phone.pages) sitting.stop()
  served.stop()
  return { runs, downs: served.downs, startMs }
}

function beginRun(school: School, world: World, seed: number, student: SimStudent): Run {
  const plan = planOf(seed, QUESTIONS.length)
  const story = newStory()
  const tokens = [...student.tokens]
  const phones = plan.phones.map((phone, at) =>
    createPhone({ at, seed, plan: phone, place: school.places[plan.kind], world, story, tokens }),
  )
  const run = { plan, story, phones, student }
  for (const action of plan.actions) world.time.after(action.atMs, () => perform(school, world, run, action))
  return run
}
