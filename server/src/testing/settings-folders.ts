import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Makes folders, each with an `academy.json` of these words or with none. They go with the test file that asked. */
export function settingsFolders(): (settings?: string) => string {
  const place = mkdtempSync(join(tmpdir(), 'academy-settings-'))
  afterAll(() => rmSync(place, { recursive: true }))
  return (settings) => {
    const folder = mkdtempSync(join(place, 'data-'))
    if (settings !== undefined) writeFileSync(join(folder, 'academy.json'), settings)
    return folder
  }
}
