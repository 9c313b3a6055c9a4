import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter } from '@playwright/test/reporter'
import { SHOTS } from './shoot.ts'

/** Names the pictures at the end of the run. */
export default class ListShots implements Reporter {
  onEnd(): void {
    for (const name of readdirSync(SHOTS).sort()) {
      const path = join(SHOTS, name)
      console.log(`${relative(process.cwd(), path)}  ${Math.round(statSync(path).size / 1000)} kB`)
    }
  }
}
