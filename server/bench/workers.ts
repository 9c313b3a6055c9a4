import { cpus } from 'node:os'
import { type Comparison, comparisonOf, type Effort, inTurns } from './compare.ts'
import { reportComparisons, reportFigures } from './report.ts'
import { scenariosOf } from './scenarios.ts'
import { seed } from './seed.ts'
import { onStand } from './stand.ts'

const COURSES = 1_000
const PROMISED = 1.6
const AT_ONCE = 16
const READS = ['catalogue', 'course page', 'lectures', 'opening a quiz']

/** Two workers beside one process, on the hot reads. What one keeps busy already, nobody can give to the second. */
export const measureWorkers = (effort: Effort): Promise<void> =>
  onStand(
    (databaseUrl, dataDir) => seed(databaseUrl, dataDir, COURSES),
    async ({ stopSides, start }, seeded) => {
      await stopSides()
      const sides = [await start({ WORKERS: '2' }), await start({ WORKERS: '1' })]
      const found: Comparison[] = []
      for (const { name, callOf, count } of scenariosOf(seeded)) {
        if (!READS.some((read) => name.includes(read))) continue
        const asked = { callOf, count: 2 * count, atOnce: AT_ONCE }
        const [two, one] = await inTurns(sides, [asked, asked], effort)
        found.push(comparisonOf({ name, promised: PROMISED }, two, one))
      }
      reportComparisons(found, ['two', 'one'])
      reportFigures(
        found.map(({ name, bare: one }) => ({
          name: `${name}: cores that one process keeps busy, the database's work among it`,
          ...{ value: (one.perSecond * one.cpuMs) / 1_000, unit: `of ${cpus().length}` },
        })),
      )
    },
  )
