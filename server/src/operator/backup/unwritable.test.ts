import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { buildPrograms, finish, type Programs, runProgram } from '../../testing/programs.ts'

let programs: Programs
let academy: TestAcademy
let folder: string
let env: Record<string, string>
beforeAll(async () => {
  programs = await buildPrograms()
  academy = await startAcademy()
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const { databaseUrl, dataDir } = academy.services.config
  env = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }
})
afterAll(async () => {
  await academy?.stop()
  programs?.remove()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  [
    'a folder that is not there',
    () => join(folder, 'nowhere', 'academy.tar'),
    /cannot be written, and nothing was kept of it: ENOENT/,
  ],
  ['a folder', () => folder, /is a folder\. Say which file in it/],
])('a backup into %s is refused in a sentence, and leaves nothing', async (_, target, sentence) => {
  const { code, text } = await finish(runProgram(programs.commands, ['backup', target()], env))
  expect(code).toBe(1)
  expect(text.trim()).toMatch(sentence)
  expect(text).not.toContain(' at ')
  expect(existsSync(`${target()}.part`)).toBe(false)
})
