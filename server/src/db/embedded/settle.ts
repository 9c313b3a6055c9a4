import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Cluster } from './cluster.ts'
import { type PidFile, readPidFile, removePidFile } from './pid-file.ts'
import { processesNamed, sendSignal, worksIn } from './processes.ts'

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 50
/** A server whose parent just died may not have got its stop signal yet: it is adopted only after it stayed. */
const STAYED_MS = 400
const ORPHANS_MAY_FINISH_MS = 500

/**
 * Waits until nothing of an earlier life works in the folder, and clears its `postmaster.pid`. Answers the process
 * id of a living server that is ready for use, which the caller adopts. The caller holds the data folder.
 */
export async function settle(cluster: Cluster, log: Log): Promise<number | undefined> {
  const since = Date.now()
  let readySince: number | undefined
  let told = false
  while (Date.now() - since < PATIENCE_MS) {
    const file = readPidFile(cluster.dir)
    if (!file) return undefined
    const server = worksIn(file.pid, cluster.dir, cluster.name) ? file.pid : undefined
    const orphans = server ? [] : processesNamed(cluster.name)
    if (!server && orphans.length === 0) {
      if (readPidFile(cluster.dir)?.pid !== file.pid) continue
      removePidFile(cluster.dir)
      log.info('the database did not stop in order last time; it recovers now')
      return undefined
    }
    readySince = server && file.status === 'ready' ? (readySince ?? Date.now()) : undefined
    if (readySince !== undefined && Date.now() - readySince >= STAYED_MS) return server
    if (Date.now() - since > ORPHANS_MAY_FINISH_MS) endOrphans(orphans)
    if (!told) log.info('waiting for the database process of an earlier start')
    told = true
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(stuckMessage(cluster, readPidFile(cluster.dir)))
}

/** Without their server they keep nothing: the write-ahead log has every acknowledged row. */
function endOrphans(pids: number[]): void {
  for (const pid of pids) sendSignal(pid, 'SIGQUIT')
}

function stuckMessage(cluster: Cluster, file: PidFile | undefined): string {
  return (
    `A database process of an earlier start (process ${file?.pid}) still works in ${cluster.dir} and neither ` +
    `becomes ready nor ends. Stop it with "kill -QUIT ${file?.pid}" and start again.`
  )
}
