import { cpus } from 'node:os'
import { type Comparison, comparisonOf, type Effort, inTurns, type Scenario } from './compare.ts'
import { withCoresEach } from './cores.ts'
import { load } from './load.ts'
import type { Served } from './processes.ts'
import { type Figure, reportComparisons, reportFigures } from './report.ts'
import { say } from './say.ts'
import { scenariosOf } from './scenarios.ts'
import { seed } from './seed.ts'
import { onStand, type Side } from './stand.ts'
import { startedBy } from './system.ts'

const COURSES = 1_000
const PROMISED = 1.6
/** Of what a bare cluster reaches here, which is as far as this machine goes. */
const OF_BARE = 0.9
/** Of one core, for each worker: two of them, their database and the client find room on two. */
const CORES_EACH = 0.25
const AT_ONCE = 16
/** So many that no worker with a small part of a core has nothing to do: half of sixteen leave part of two workers' time unused. */
const AT_ONCE_FOR_PARTS = 64
/** Of each process: what it has hardly asked costs it twice, and two have half the calls each. */
const WARM_UPS = 2_000
type Ran = Served & Side
const READS = ['catalogue', 'course page', 'lectures', 'opening a quiz']

/** Two workers beside one process, on the hot reads, and the same of a bare server. What one keeps busy already, with the database and the client,
 * nobody can give to the second. */
export const measureWorkers = (effort: Effort): Promise<void> =>
  onStand(
    (databaseUrl, dataDir) => seed(databaseUrl, dataDir, COURSES),
    async ({ stopSides, start, startBare }, seeded) => {
      await stopSides()
      const sides = [
        ...[await start({ WORKERS: '2' }), await start({ WORKERS: '1' })],
        ...[await startBare({ WORKERS: '2' }), await startBare({ WORKERS: '1' })],
      ]
      const found: Comparison[] = []
      const figures: Figure[] = []
      const scenarios = scenariosOf(seeded).filter(({ name }) => READS.some((read) => name.includes(read)))
      for (const { name, callOf, count } of scenarios) {
        for (const { address } of sides)
          await load(address, WARM_UPS * effort.share, callOf, { atOnce: AT_ONCE })
        const asked = { callOf, count: 2 * count, atOnce: AT_ONCE }
        const [two, one, bareTwo, bareOne] = await inTurns(
          sides,
          sides.map(() => asked),
          effort,
        )
        const bare = comparisonOf({ name: `${name}: bare`, promised: 0 }, bareTwo, bareOne)
        const promised = Math.min(PROMISED, Number((OF_BARE * bare.ratio).toFixed(2)))
        const ours = comparisonOf({ name, promised }, two, one)
        found.push(ours, bare)
        // Whoever is faster alone has less to win by the second.
        const beside = comparisonOf({ name, promised: 0 }, two, bareTwo)
        figures.push(
          { name: `${name}: two of ours beside two bare`, value: beside.ratio, unit: 'times' },
          ...sharesOf(name, ours),
        )
      }
      reportComparisons(found, ['two', 'one'])
      reportFigures(figures)
      await stopSides()
      await measureAlike(await start({ WORKERS: '2' }), await start({ WORKERS: '1' }), scenarios, effort)
    },
  )

/** Where each worker has the same small part of a core, the machine is not what ends first: what is left is what workers share. */
async function measureAlike(
  two: Ran,
  one: Ran,
  scenarios: readonly Scenario[],
  effort: Effort,
): Promise<void> {
  const sides = [two, one]
  const workers = [...startedBy(two.child.pid ?? 0), one.child.pid ?? 0]
  for (const { callOf } of scenarios)
    for (const { address } of sides) await load(address, WARM_UPS * effort.share, callOf, { atOnce: AT_ONCE })
  const release = withCoresEach(workers, CORES_EACH)
  if (!release) {
    say('This system does not let us give each worker the same part of a core.')
    return
  }
  const found: Comparison[] = []
  for (const { name, callOf, count } of scenarios) {
    const asked = { callOf, count, atOnce: AT_ONCE_FOR_PARTS }
    const [ofTwo, ofOne] = await inTurns(sides, [asked, asked], effort)
    found.push(
      comparisonOf({ name: `${name}, ${CORES_EACH} of a core each`, promised: PROMISED }, ofTwo, ofOne),
    )
  }
  reportComparisons(found, ['two', 'one'])
  await Promise.all([two.stop(), one.stop()])
  release()
}

function sharesOf(name: string, { bare: one, clientMs }: Comparison): Figure[] {
  const coresOf = (ms: number) => (one.perSecond * ms) / 1_000
  const unit = `of ${cpus().length}`
  return [
    { name: `${name}: cores that one process and the database keep busy`, value: coresOf(one.cpuMs), unit },
    { name: `${name}: the client's`, value: coresOf(clientMs), unit },
    {
      name: `${name}: two could at most do`,
      value: cpus().length / coresOf(one.cpuMs + clientMs),
      unit: 'times one',
    },
  ]
}
