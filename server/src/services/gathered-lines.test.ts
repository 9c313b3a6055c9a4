import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatheredLines } from './gathered-lines.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-lines-'))
  file = join(folder, 'log')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('lines of one moment leave in their order, by themselves', async () => {
  const lines = gatheredLines(file)
  for (const name of ['Aline', 'Jean', 'Grace']) lines.write(`${name}\n`)

  await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toBe('Aline\nJean\nGrace\n'))
})

test('what is fatal waits for nothing', async () => {
  const log = pino({ base: null, timestamp: false }, gatheredLines(file))
  // The file is open with its first line.
  log.info('Aline')
  await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('Aline'))

  log.info('Jean')
  log.fatal('the end')

  expect(await readFile(file, 'utf8')).toMatch(/Aline.*\n.*Jean.*\n.*the end/)
})
