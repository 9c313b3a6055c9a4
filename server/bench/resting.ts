import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { middleOf } from './figures.ts'
import { COMMANDS, startAcademy } from './processes.ts'
import type { Figure } from './report.ts'
import { megabytesOf } from './system.ts'

const STARTS = 5
/** After so many of them the memory is measured, too: each takes half a minute. */
const RESTS = 3
/** Until the thread that draws has ended. */
const SETTLE_MS = 30_000
const CURRICULA = fileURLToPath(new URL('../../../shared/data/courses.json', import.meta.url))

/** As `npm start` does it, built and on a folder that has been used before, with the demo and a database of its own. */
export async function measureRest(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-bench-rest-'))
  const dataDir = join(folder, 'data')
  // A file of its own: of Node's, whose pages are a third of the memory, this process and npm would carry their share.
  const node = join(folder, 'node')
  copyFileSync(process.execPath, node)
  try {
    await (await startAcademy(dataDir, node)).stop()
    const seconds: number[] = []
    const megabytes: number[] = []
    const isTold = megabytesOf([process.pid]) !== null
    for (let run = 0; run < STARTS; run++) {
      const started = performance.now()
      const academy = await startAcademy(dataDir, node)
      seconds.push((performance.now() - started) / 1000)
      if (isTold && run >= STARTS - RESTS) {
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
        megabytes.push(megabytesOf([academy.child.pid ?? 0]) ?? 0)
      }
      await academy.stop()
    }
    const of = (part: string) => `start to first answer, database included, ${part} of ${STARTS}`
    return [
      { name: of('median'), ...middleOf(seconds), unit: 's', max: 1 },
      { name: of('fastest'), value: Math.min(...seconds), unit: 's' },
      { name: of('slowest'), value: Math.max(...seconds), unit: 's' },
      {
        name: `memory at rest (PSS) with the demo, database included, median of ${RESTS}`,
        ...(isTold ? middleOf(megabytes) : { value: null }),
        ...{ unit: 'MiB', max: 150 },
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Into a fresh academy that is stopped; not measured where they are not here. */
export async function measureImport(): Promise<Figure[]> {
  const figure = { name: 'import of eight curricula', unit: 's', max: 20 }
  if (!existsSync(CURRICULA)) return [{ ...figure, value: null }]
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-import-'))
  try {
    await runCommand(dataDir, ['migrate'])
    const started = performance.now()
    await runCommand(dataDir, ['import', CURRICULA])
    return [{ ...figure, value: (performance.now() - started) / 1000 }]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function runCommand(dataDir: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [COMMANDS, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`academy ${args[0]} ended with ${code}`)
}
