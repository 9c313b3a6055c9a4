import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectOrStartPostgres, startEmbeddedPostgres } from '../src/db/launcher.ts'
import type { Effort } from './compare.ts'
import { middleOf, quantile } from './figures.ts'
import { load, type Rushed, rush } from './load.ts'
import { startOurs } from './processes.ts'
import { queryOne } from './query-one.ts'
import { quiet } from './quiet.ts'
import type { Figure } from './report.ts'
import { crash } from './sitting-crash.ts'
import { type Crowd, handingIn, opening, type Sitter, seedCrowd, spread } from './sitting-crowd.ts'

const SECOND = 500
const MINUTE = 2_000
const CRASH = 300

/** Exam day on the academy's own database: seconds in each of which as many hand in, a minute in which all come and go, and a kill. */
export async function measureSittings({ rounds, share }: Effort): Promise<Figure[]> {
  const sized = (count: number) => Math.max(10, Math.round(count * share))
  const [second, minute, crashed] = [sized(SECOND), sized(MINUTE), sized(CRASH)]
  const handing = rounds * second
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-sittings-'))
  const own = await startEmbeddedPostgres({ dataDir, log: quiet })
  const crowd = await seedCrowd(own.connectionString, handing + 2 * minute + crashed).finally(own.stop)
  const numbers = crowd.sitters.map((_, n) => n)
  const inSeconds = numbers.slice(0, handing)
  const submitting = numbers.slice(handing, handing + minute)
  const arriving = numbers.slice(handing + minute, handing + 2 * minute)
  const crashing = numbers.slice(handing + 2 * minute)

  let academy = await startOurs(dataDir, null)
  const startAgain = async () => {
    academy = await startOurs(dataDir, null)
    return academy
  }
  try {
    const before = [...inSeconds, ...submitting, ...crashing]
    const open = (n: number) => opening(crowd, crowd.sitters[n] as Sitter)
    await load(academy.address, before.length, (n) => open(before[n] as number))

    const handIns = (people: readonly number[], overMs: number) => {
      const moments = spread(people.length, overMs)
      return people.map((n, at) => ({ atMs: moments[at] ?? 0, call: handingIn(crowd, n) }))
    }
    const seconds: Rushed[] = []
    for (let from = 0; from < handing; from += second)
      seconds.push(await rush(academy.address, handIns(inSeconds.slice(from, from + second), 1_000)))
    const moments = spread(arriving.length, 60_000)
    const openings = arriving.map((n, at) => ({ atMs: moments[at] ?? 0, call: open(n) }))
    const [oneMinute, opened] = await Promise.all([
      rush(academy.address, handIns(submitting, 60_000)),
      rush(academy.address, openings),
    ])
    const stored = await countSubmissions(dataDir, crowd)
    const away = await crash(crowd, crashing, academy, startAgain, () =>
      connectOrStartPostgres({ dataDir, log: quiet }),
    )
    const p99 = ({ ms }: { ms: number[] }) => quantile(ms, 0.99) / 1000
    const errors = [...seconds.flatMap((one) => one.errors), ...oneMinute.errors, ...opened.errors]
    if (errors.length > 0) process.stdout.write(`${[...new Set(errors)].slice(0, 5).join('\n')}\n`)
    return [
      {
        name: `sitting: ${second} hand in within one second, p99, median of ${rounds}`,
        ...middleOf(seconds.map(p99)),
        ...{ unit: 's', max: 1 },
      },
      { name: `sitting: ${minute} hand in within one minute, p99`, value: p99(oneMinute), unit: 's', max: 5 },
      { name: `sitting: ${minute} open in the same minute, p99`, value: p99(opened), unit: 's', max: 5 },
      { name: 'sitting: errors', value: errors.length, unit: 'of all', max: 0 },
      { name: 'sitting: hand-ins not stored', value: handing + minute - stored, unit: 'of all', max: 0 },
      {
        name: `sitting: lost of ${away.acknowledged} acknowledged, after kill -9`,
        value: away.lost,
        unit: '',
        max: 0,
      },
      { name: 'sitting: away after kill -9', value: away.awaySeconds, unit: 's', max: 5 },
    ]
  } finally {
    await academy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Whole ones: with an answer to each question. */
async function countSubmissions(dataDir: string, { questionIds }: Crowd): Promise<number> {
  const database = await connectOrStartPostgres({ dataDir, log: quiet })
  const { count } = await queryOne<{ count: string }>(
    database.connectionString,
    `select count(*) from (
       select from submission_answers where selected_option is not null group by submission_id having count(*) = $1
     ) whole`,
    [questionIds.length],
  )
  await database.stop()
  return Number(count)
}
