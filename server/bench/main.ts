import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureAnalytics } from './analytics.ts'
import { measureAnnouncements } from './announcements.ts'
import { serveBare } from './bare.ts'
import { serveClient } from './client.ts'
import type { Effort } from './compare.ts'
import { measureFiles } from './files.ts'
import { measureGrowth } from './growth/measure.ts'
import { SPREADS } from './growth/seed.ts'
import { measureHot } from './hot.ts'
import { closeClient } from './load.ts'
import { measureMessages } from './messages.ts'
import { measurePages } from './pages.ts'
import { growthReport, reportFigures } from './report.ts'
import { measureImport, measureRest } from './resting.ts'
import { measureReviews } from './reviews.ts'
import { say } from './say.ts'
import { measureSittings } from './sittings.ts'
import { measureWorkers } from './workers.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bare: { type: 'boolean', default: false },
    client: { type: 'boolean', default: false },
    calls: { type: 'string' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    share: { type: 'string', default: '1' },
    spread: { type: 'string' },
    times: { type: 'string', default: '1,10,100' },
  },
})

/** Each makes what it measures, in databases of its own. */
const MEASUREMENTS: Record<string, (effort: Effort) => Promise<void>> = {
  hot: (effort) => measureHot(effort, words),
  files: measureFiles,
  workers: measureWorkers,
  rest: async () => reportFigures(await measureRest()),
  growth: ({ rounds }) => {
    const times = options.times.split(',').map(Number)
    const spreads = SPREADS.filter((spread) => (options.spread ?? spread) === spread)
    return measureGrowth({ times, spreads, rounds, data: options.data, calls: options.calls }, growthReport())
  },
  sitting: async (effort) => reportFigures(await measureSittings(effort)),
  analytics: async ({ share }) => reportFigures(await measureAnalytics(share)),
  messages: measureMessages,
  reviews: async ({ share }) => reportFigures(await measureReviews(share)),
  pages: measurePages,
  announcements: async ({ share }) => reportFigures(await measureAnnouncements(share)),
  import: async () => reportFigures(await measureImport()),
}

/** Parts of the names of hot calls; none are all. */
const words = positionals.filter((word) => !(word in MEASUREMENTS))

/** `npm run bench [-- NAME…] [--rounds 3] [--share 1]`: names pick what is measured, any other words the hot calls with them in their names; share makes each round smaller. Of `growth` the academies may
 * be kept in a folder, and some sizes, one spread or some calls be measured: `--data DIR --times 1,10 --spread skewed --calls PART`. */
async function bench(): Promise<void> {
  const effort = { rounds: Number(options.rounds), share: Number(options.share) }
  say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${effort.rounds} rounds`)
  say()
  for (const [name, measure] of Object.entries(MEASUREMENTS))
    if (positionals.length === 0 || positionals.includes(name) || (name === 'hot' && words.length > 0))
      await measure(effort)
  closeClient()
}

if (options.client) serveClient()
else if (options.bare) await serveBare(process.env)
else await bench()
