import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/db/launcher.ts'
import { measureAnalytics } from './analytics.ts'
import { measureAnnouncements } from './announcements.ts'
import { serveBare } from './bare.ts'
import { asTeacher, classPath, seedClass } from './class-seed.ts'
import { type Comparison, compare } from './compare.ts'
import { compareSizes } from './growth.ts'
import { measureMessages } from './messages.ts'
import { measurePages } from './pages.ts'
import { measurePortals } from './portals.ts'
import { type Served, startBare, startOurs } from './processes.ts'
import { quiet } from './quiet.ts'
import { reportComparisons, reportFigures, reportGrowth, say } from './report.ts'
import { measureImport, measureRest } from './resting.ts'
import { measureReviews } from './reviews.ts'
import { scenariosOf } from './scenarios.ts'
import { seed } from './seed.ts'
import { measureSittings } from './sittings.ts'

const SMALL = 1_000
const LARGE = 10_000
/** Students of one course for each course of the academy: a hundred thousand in the large one. */
const STUDENTS_A_COURSE = 10

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bare: { type: 'boolean', default: false },
    calls: { type: 'string' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    share: { type: 'string', default: '1' },
  },
})

/** `npm run bench [-- NAME…] [--rounds 5] [--share 1] [--data DIR] [--calls PART]`: names pick what is measured, share makes each round
 * smaller; the portals' two academies are kept in a folder, and only some of their calls measured. */
async function bench(): Promise<void> {
  const effort = { rounds: Number(options.rounds), share: Number(options.share) }
  const isWanted = (name: string) =>
    positionals.length === 0 || positionals.some((word) => name.includes(word))
  if (!isApart()) await compareWithBare(effort, isWanted)
  if (isWanted('portals')) {
    const { growth, find } = await measurePortals({ ...effort, data: options.data, calls: options.calls })
    reportGrowth(growth)
    if (find.length > 0) reportFigures(find)
  }
  if (isWanted('sitting')) reportFigures(await measureSittings(effort.share))
  if (isWanted('analytics')) reportFigures(await measureAnalytics(effort.share))
  if (isWanted('messages')) await reportMessages(effort)
  if (isWanted('reviews')) reportFigures(await measureReviews(effort.share))
  if (isWanted('pages')) {
    const { comparisons, figures } = await measurePages(effort)
    reportComparisons(comparisons)
    reportFigures(figures)
  }
  if (isWanted('announcements')) reportFigures(await measureAnnouncements(effort.share))
  if (isWanted('rest') || isWanted('import')) {
    const { startSeconds, idleMegabytes } = await measureRest()
    reportFigures([
      { name: 'start to first answer, database included', value: startSeconds, unit: 's', max: 1 },
      { name: 'memory at rest (PSS), database included', value: idleMegabytes, unit: 'MiB', max: 150 },
      { name: 'import of eight curricula', value: await measureImport(), unit: 's', max: 20 },
    ])
  }
}

/** Only what starts academies of its own is wanted. */
const isApart = () =>
  positionals.length > 0 &&
  positionals.every((word) =>
    [
      ...[
        'portals',
        'messages',
        'sitting',
        'reviews',
        'announcements',
        'analytics',
        'pages',
        'rest',
        'import',
      ],
    ].includes(word),
  )

async function compareWithBare(
  effort: { rounds: number; share: number },
  isWanted: (name: string) => boolean,
): Promise<void> {
  // A storage belongs to one academy: the larger one has its own.
  const [dataDir, grownDir] = ['small', 'large'].map((size) =>
    mkdtempSync(join(tmpdir(), `academy-bench-${size}-`)),
  ) as [string, string]
  const server = await startEmbeddedPostgres({ dataDir, log: quiet })
  const running: Served[] = []
  const begin = async (starting: Promise<Served>) => {
    const served = await starting
    running.push(served)
    return served.address
  }
  try {
    say(
      `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; eight calls at once, ${effort.rounds} rounds`,
    )
    say()
    const small = await seed(await makeDatabase(server.connectionString, 'small'), dataDir, SMALL)
    const ours = await begin(startOurs(dataDir, small.databaseUrl))
    const bare = await begin(startBare(dataDir, small.databaseUrl))
    const found: Comparison[] = []
    for (const scenario of scenariosOf(small).filter(({ name }) => isWanted(name)))
      found.push(await compare(scenario, { ours, bare }, effort))
    if (found.length > 0) reportComparisons(found)

    if (isWanted('growth')) {
      const grown = await seed(await makeDatabase(server.connectionString, 'large'), grownDir, LARGE)
      await seedClass(small.databaseUrl, SMALL * STUDENTS_A_COURSE)
      await seedClass(grown.databaseUrl, LARGE * STUDENTS_A_COURSE)
      const sizes = { small: ours, large: await begin(startOurs(grownDir, grown.databaseUrl)) }
      const ofClass = (name: string, query: string) =>
        compareSizes(name, `${classPath}?limit=25&${query}`, sizes, effort, asTeacher)
      reportGrowth([
        await compareSizes('catalogue page', '/api/course/all', sizes, effort),
        await compareSizes('search', `/api/course/all?q=${small.word}`, sizes, effort),
        await ofClass('students of one course', ''),
        await ofClass('students by the last visit', 'sort=-lastActive'),
        await ofClass('students at risk', 'risk=any'),
        await ofClass('one student by name', 'q=learner77@'),
      ])
    }
  } finally {
    for (const { stop } of running) await stop()
    await server.stop()
    for (const directory of [dataDir, grownDir]) rmSync(directory, { recursive: true, force: true })
  }
}

async function reportMessages(effort: { rounds: number; share: number }): Promise<void> {
  const dataDirs = ['small', 'large'].map((size) =>
    mkdtempSync(join(tmpdir(), `academy-bench-messages-${size}-`)),
  ) as [string, string]
  const server = await startEmbeddedPostgres({ dataDir: dataDirs[0], log: quiet })
  try {
    const makeHere = (name: string) => makeDatabase(server.connectionString, name)
    const found = await measureMessages({ dataDirs, makeDatabase: makeHere }, effort)
    reportComparisons(found.comparisons)
    reportGrowth(found.growth)
    reportFigures(found.figures)
  } finally {
    await server.stop()
    for (const directory of dataDirs) rmSync(directory, { recursive: true, force: true })
  }
}

async function makeDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

if (options.bare) await serveBare(process.env)
else await bench()
