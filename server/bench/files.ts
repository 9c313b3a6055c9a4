import { type Comparison, comparisonOf, type Effort, inTurns } from './compare.ts'
import { load } from './load.ts'
import { findNginx, startNginx } from './nginx.ts'
import { reportComparisons } from './report.ts'
import { say } from './say.ts'
import { FILM_BYTES, FILM_KEY, seed } from './seed.ts'
import { onStand, type Side } from './stand.ts'
import type { Call } from './wire.ts'

const COURSES = 10
const FILMS = 24
const WARM_UPS = 400
const ALONE_PROMISED = 0.5
const BEHIND_PROMISED = 0.9

interface Sender extends Side {
  name: string
  path: string
  promised: number
}

/** A film of 50 MB, by one and by eight at once: from the academy behind nginx and alone, beside nginx with a file of the disk. */
export const measureFiles = (effort: Effort): Promise<void> =>
  onStand(
    (databaseUrl, dataDir) => seed(databaseUrl, dataDir, COURSES),
    async ({ dataDir, ours, bare, start }, { filmPath }) => {
      const academy = { name: 'the academy', path: filmPath, promised: ALONE_PROMISED, ...ours }
      const nginx = findNginx()
      if (!nginx) {
        say('No nginx in PATH or as NGINX: beside a bare handler instead')
        const handler = { name: 'a bare handler', path: filmPath, promised: 0, ...bare }
        return reportComparisons(await sendBeside(handler, [{ ...academy, promised: 0.8 }], effort))
      }
      const behind = await start({ SEND_FILES: 'x-accel-redirect', TRUSTED_PROXIES: '1' })
      const { address, child, stop } = await startNginx(nginx, dataDir, behind.address)
      const pids = [child.pid ?? 0]
      const together = { name: 'the academy behind nginx', path: filmPath, promised: BEHIND_PROMISED }
      try {
        const plain = { name: 'nginx', address, path: `/plain/${FILM_KEY}`, pids, promised: 0 }
        const senders = [academy, { ...together, address, pids: [...pids, ...behind.pids] }]
        reportComparisons(await sendBeside(plain, senders, effort), ['ours', 'nginx'])
      } finally {
        await stop()
      }
    },
  )

async function sendBeside(
  measure: Sender,
  senders: readonly Sender[],
  effort: Effort,
): Promise<Comparison[]> {
  const found: Comparison[] = []
  for (const atOnce of [1, 8]) {
    const all = [measure, ...senders]
    // Code that has run a few times is not yet what it will be.
    for (const { address, path } of all) await load(address, WARM_UPS, () => partOf(path, 1024), { atOnce })
    const asked = all.map(({ path }) => ({ atOnce, count: FILMS, callOf: () => partOf(path, FILM_BYTES) }))
    const [beside, ...loads] = await inTurns(all, asked, effort)
    for (const [at, { name, promised }] of senders.entries())
      found.push(comparisonOf({ name: `50 MB, ${atOnce} at once: ${name}`, promised }, loads[at], beside))
  }
  return found
}

/** As a player asks for it. */
const partOf = (path: string, bytes: number): Call => ({
  method: 'GET',
  path,
  headers: { range: `bytes=0-${bytes - 1}`, 'accept-encoding': 'identity' },
})
