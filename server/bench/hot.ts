import { type Comparison, compare, type Effort, type Scenario } from './compare.ts'
import { reportComparisons } from './report.ts'
import { scenariosOf } from './scenarios.ts'
import { seed } from './seed.ts'
import { onStand } from './stand.ts'
import { compareSittings } from './whole-sittings.ts'

const COURSES = 1_000
/** Three short rounds for each: what else the machine does then meets both sides of one within the same second. */
const SHORT_ROUNDS = { times: 3, share: 0.45 }

/** The calls that are made most, beside bare handlers of the same work. */
export const measureHot = (effort: Effort, words: readonly string[]): Promise<void> =>
  onStand(
    (databaseUrl, dataDir) => seed(databaseUrl, dataDir, COURSES),
    async (stand, seeded) => {
      const isNamed = (name: string) => words.length === 0 || words.some((word) => name.includes(word))
      const isWanted = ({ name }: Scenario) => isNamed(name)
      const found: Comparison[] = []
      const short = { rounds: effort.rounds * SHORT_ROUNDS.times, share: effort.share * SHORT_ROUNDS.share }
      for (const scenario of scenariosOf(seeded).filter(isWanted))
        found.push(await compare(scenario, stand, short))
      if (isNamed('whole sitting')) found.push(...(await compareSittings(stand, seeded, short)))
      reportComparisons(found)
    },
  )
