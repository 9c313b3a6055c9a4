import { type Comparison, compare, type Effort, type Scenario } from './compare.ts'
import { quantile } from './figures.ts'
import { load } from './load.ts'
import { reportComparisons, reportFigures } from './report.ts'
import { courseIdOf, seed } from './seed.ts'
import { onStand, type Side } from './stand.ts'
import type { Call } from './wire.ts'

const COURSES = 1_000
const READERS = 50
/** Each of them reads so many pages. */
const PAGES_EACH = 60

/** Drawn pages beside a bare handler that asks the same of the database and sends the same bytes, and fifty readers of a thousand
 * courses: at first all of them have to be drawn, then they are kept. */
export const measurePages = (effort: Effort): Promise<void> =>
  onStand(
    (databaseUrl, dataDir) => seed(databaseUrl, dataDir, COURSES),
    async (stand) => {
      const comparisons: Comparison[] = []
      for (const scenario of [catalogue, course]) comparisons.push(await compare(scenario, stand, effort))
      reportComparisons(comparisons)
      const { ours, bare } = stand
      const first = await read(ours.address, COURSES, (n) => n)
      const readers = ({ address }: Side) =>
        read(address, READERS * PAGES_EACH * effort.share, (n) => (n * 7919) % COURSES)
      const kept = await readers(ours)
      await read(bare.address, COURSES, (n) => n)
      const fromBare = await readers(bare)
      const of = (name: string, ms: number[], max?: number) => ({
        ...{ name: `${name}, p99`, value: quantile(ms, 0.99), unit: 'ms' },
        ...(max ? { max } : undefined),
      })
      reportFigures([
        of(`${COURSES} courses drawn for ${READERS} readers`, first),
        of(`${READERS} readers of ${COURSES} courses`, kept, 100),
        of('  the same from the bare handler', fromBare),
        of('other calls while pages are drawn', await [await beside(ours.address)], 100),
      ])
    },
    (address) => ({ PAGES_OF: address }),
  )

const pageOf = (path: string): Call => ({ method: 'GET', path, headers: { accept: 'text/html' } })

const catalogue: Scenario = {
  name: 'drawn: the catalogue',
  ...{ promised: 0.5, count: 1500, isSame: true },
  callOf: () => pageOf('/courses'),
}
const course: Scenario = {
  name: 'drawn: a course of 1,000',
  ...{ promised: 0.5, count: 1500, isSame: true },
  callOf: (n) => pageOf(`/course/${courseIdOf((n * 7919) % 100)}`),
}

/** Each reader asks for one page after the other. */
const read = async (address: string, count: number, courseOf: (n: number) => number): Promise<number[]> =>
  (await load(address, count, (n) => pageOf(`/course/${courseIdOf(courseOf(n))}`), { atOnce: READERS })).ms

/** Searches, each of which is drawn, beside calls of somebody who studies. */
async function beside(address: string): Promise<number> {
  const drawing = load(address, 400, (n) => pageOf(`/courses?q=course+${n}`))
  const { ms } = await load(address, 400, () => ({ method: 'GET', path: '/api/academy' }))
  await drawing
  return quantile(ms, 0.99)
}
