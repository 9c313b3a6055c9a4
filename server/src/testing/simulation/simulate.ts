import { checkRun } from './check-run.ts'
import { readOutcomes } from './outcome.ts'
import { runWave, WAVE } from './run-wave.ts'
import type { School } from './world.ts'

export interface Simulation {
  schedules: number
  /** Of those that failed: the seed that replays them, and what was wrong. */
  failed: { seed: number; faults: string[] }[]
  /** What the schedules did, to see that they did something. */
  seen: Record<'handedIn' | 'finalised' | 'requests' | 'evidence' | 'answers', number>
}

/** Runs that many schedules from that seed on, wave by wave. */
export async function simulate(school: School, firstSeed: number, schedules: number): Promise<Simulation> {
  const result: Simulation = {
    schedules,
    failed: [],
    seen: { handedIn: 0, finalised: 0, requests: 0, evidence: 0, answers: 0 },
  }
  const { seen } = result
  for (let seed = firstSeed; seed < firstSeed + schedules; ) {
    // A wave ends where its number does, so that one seed alone meets the same mishaps.
    const end = Math.min(firstSeed + schedules, (Math.floor(seed / WAVE) + 1) * WAVE)
    const wave = await runWave(
      school,
      Array.from({ length: end - seed }, (_, n) => seed + n),
    )
    const outcomes = await readOutcomes(
      school.academy.services.db,
      wave.runs.map(({ student }) => student),
    )
    for (const run of wave.runs) {
      const outcome = outcomes.get(run.student.id)
      const faults = checkRun(run, outcome, wave)
      if (faults.length > 0) result.failed.push({ seed: run.plan.seed, faults })
      if (outcome?.state === 'handed-in') seen.handedIn += 1
      if (outcome?.state === 'finalised') seen.finalised += 1
      seen.requests += run.story.arrivals.length
      seen.evidence += outcome?.evidence.length ?? 0
      seen.answers += run.story.kept.length
    }
    seed = end
  }
  return result
}
