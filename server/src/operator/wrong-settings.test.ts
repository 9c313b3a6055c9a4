import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPrograms, finish, type Programs, runProgram } from '../testing/programs.ts'

// Every command is a process of its own, and test machines are busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let programs: Programs
let dataDir: string
beforeAll(async () => {
  programs = await buildPrograms()
  dataDir = mkdtempSync(join(tmpdir(), 'wrong-settings-'))
})
afterAll(() => {
  programs?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

async function refused(args: string[], env: Record<string, string>): Promise<string> {
  const { code, text } = await finish(runProgram(programs.commands, args, { DATA_DIR: dataDir, ...env }))
  expect(code, text).toBe(1)
  return text.trimEnd()
}

test.each([
  ['backup', 'academy.tar'],
  ['restore', 'academy.tar'],
  ['test-mail', 'grace@example.rw'],
  ['migrate'],
])('%s says a wrong setting as a start does, and makes nothing', async (...args) => {
  expect(await refused(args, { PORT: 'abc' })).toBe('PORT takes a whole number from 0 to 65535')
  expect(await refused(args, { NODE_ENV: 'production' })).toMatch(/^PUBLIC_URL is missing: [^\n]*$/)
  expect(readdirSync(dataDir)).toEqual([])
})

test('verify needs no settings', async () => {
  const file = join(dataDir, 'academy.tar')
  const env = { NODE_ENV: 'production', PORT: 'abc' }
  expect(await refused(['verify', file], env)).toBe(`There is no file ${file}`)
})

test('test-mail says what is wrong in academy.json', async () => {
  const file = join(dataDir, 'academy.json')
  writeFileSync(file, '{ "name": 7 }')
  try {
    const said = await refused(['test-mail', 'grace@example.rw'], {})
    expect(said.split('\n')[0]).toBe(`${file} has wrong values:`)
    expect(said).not.toContain('    at ')
  } finally {
    rmSync(file)
  }
})
