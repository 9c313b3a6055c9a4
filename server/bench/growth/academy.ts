import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../src/db/launcher.ts'
import { type Served, startOurs } from '../processes.ts'
import { quiet } from '../quiet.ts'
import { say } from '../say.ts'
import { type Answer, openWire } from '../wire.ts'
import { FILLING } from './fill-quickly.ts'
import { COUNTING, openPageCounter, type PageCounter } from './pages.ts'
import { type Size, seedSize } from './seed.ts'

/** One of several sizes, with a database and a storage of its own. */
export interface GrownAcademy extends Served {
  size: Size
  counter: PageCounter
  /** Over a line that stays open while others are asked, if they are not asked for long. */
  ask(request: Buffer): Promise<Answer>
}

/** In a folder that may have been filled by an earlier run. */
export async function openGrown(folder: string, size: Size): Promise<GrownAcademy> {
  const dataDir = join(folder, `${size.spread}-${size.times}`)
  const filled = join(dataDir, 'filled')
  if (!existsSync(filled)) {
    const began = performance.now()
    mkdirSync(dataDir, { recursive: true })
    const filling = await startEmbeddedPostgres({ dataDir, log: quiet, settings: FILLING })
    await seedSize(filling.connectionString, size).finally(filling.stop)
    writeFileSync(filled, '')
    say(`${size.spread}, ${size.times} times: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  const database = await startEmbeddedPostgres({ dataDir, log: quiet, settings: COUNTING })
  const served = await startOurs(dataDir, database.connectionString)
  const counter = await openPageCounter(database.connectionString)
  let wire = await openWire(served.address)
  const ask = async (request: Buffer) => {
    if (!wire.isOpen()) wire = await openWire(served.address)
    return wire.ask(request)
  }
  const stop = async () => {
    wire.close()
    await counter.close()
    await served.stop()
    await database.stop()
  }
  return { ...served, size, counter, ask, stop }
}
