import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectOrStartPostgres, startEmbeddedPostgres } from '../src/db/launcher.ts'
import { quantile } from './figures.ts'
import { load } from './load.ts'
import { startOurs } from './processes.ts'
import { queryOne } from './query-one.ts'
import { quiet } from './quiet.ts'
import type { Figure } from './report.ts'
import { asAdmin, certificationId, type ReviewSizes, requestId, seedReviews } from './reviews-seed.ts'
import { answerOf, type Call } from './wire.ts'

const PENDING = '/api/payment-requests/pending'
const RACERS = 10
const LOOK_EVERY_MS = 250

/** A thousand payments wait, all approved in races; then many certificates drawn behind the calls of others. */
export async function measureReviews(share: number): Promise<Figure[]> {
  const sized = (count: number) => Math.max(20, Math.round(count * share))
  const sizes = { requests: sized(1_000), statementPayments: sized(100_000), certificates: sized(500) }
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-reviews-'))
  const own = await startEmbeddedPostgres({ dataDir, log: quiet })
  await seedReviews(own.connectionString, sizes).finally(own.stop)
  const academy = await startOurs(dataDir, null)
  try {
    const { address } = academy
    const look = async (query: string, count = 100) =>
      quantile(await oneByOne(address, get(PENDING + query), count), 0.95)
    const figures = [
      {
        name: `reviews: ${sizes.requests} wait, the first 200, p95`,
        value: await look(''),
        unit: 'ms',
        max: 100,
      },
      { name: 'reviews: found by name, p95', value: await look('?search=uwase%20777'), unit: 'ms', max: 100 },
      {
        name: 'reviews: exact matches only, p95',
        value: await look('?match=exact', 20),
        unit: 'ms',
        max: 250,
      },
    ]
    const approvals = await load(address, sizes.requests * RACERS, (n) =>
      approve((n * 7919) % sizes.requests),
    )
    const drawn = await draw(address, sizes)
    return [
      ...figures,
      {
        name: `reviews: ${sizes.requests * RACERS} racing approvals, p99`,
        value: quantile(approvals.ms, 0.99),
        unit: 'ms',
        max: 500,
      },
      {
        name: 'reviews: effects that are missing or came twice',
        value: await faults(dataDir, sizes),
        unit: '',
        max: 0,
      },
      {
        name: `certificates: ${sizes.certificates} drawn and signed in`,
        value: drawn.seconds,
        unit: 's',
        max: 60,
      },
      {
        name: 'certificates: other calls meanwhile, p99',
        value: quantile(drawn.ms, 0.99),
        unit: 'ms',
        max: 250,
      },
    ]
  } finally {
    await academy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const get = (path: string): Call => ({ method: 'GET', path, headers: asAdmin })
const approve = (n: number): Call => ({
  method: 'POST',
  path: `/api/payment-requests/${requestId(n)}/approve`,
  headers: asAdmin,
})

const oneByOne = async (address: string, call: Call, count: number): Promise<number[]> =>
  (await load(address, count, () => call, { atOnce: 1 })).ms

/** One enrolment, one notification and one line of the log for each request, whoever raced. */
async function faults(dataDir: string, { requests }: ReviewSizes): Promise<number> {
  const database = await connectOrStartPostgres({ dataDir, log: quiet })
  const counted = await queryOne<Record<string, string>>(
    database.connectionString,
    `select (select count(*) from enrolments) enrolled, (select count(*) from notifications where about like 'payment-%') told,
       (select count(*) from audit_log where action = 'approve-payment') logged`,
  )
  await database.stop()
  return Object.values(counted).reduce((sum, count) => sum + Math.abs(Number(count) - requests), 0)
}

async function draw(
  address: string,
  { certificates }: ReviewSizes,
): Promise<{ seconds: number; ms: number[] }> {
  const started = performance.now()
  const ids = Array.from({ length: certificates }, (_, n) => certificationId(n))
  const path = '/api/certification/certification-requests/approve'
  const answer = await answerOf(address, {
    method: 'PUT',
    path,
    headers: asAdmin,
    body: JSON.stringify({ ids }),
  })
  const { batch } = JSON.parse(answer) as { batch: { _id: string } }
  const ms: number[] = []
  for (;;) {
    ms.push(...(await oneByOne(address, get('/api/course/all'), 5)))
    const now = JSON.parse(await answerOf(address, get(`/api/certification/batches/${batch._id}`)))
    if (now.batch.drawn + now.batch.refused >= certificates)
      return { seconds: (performance.now() - started) / 1000, ms }
    await sleep(LOOK_EVERY_MS)
  }
}
