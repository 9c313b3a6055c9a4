import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './lib/run.mjs'

// A folder as scripts/built.sh makes it: no sources, no tools.
const place = mkdtempSync(join(tmpdir(), 'academy-built-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
for (const path of ['package.json', 'scripts/start.mjs', 'scripts/academy.mjs', 'scripts/lib'])
  cpSync(join(root, path), join(place, path), { recursive: true })

const run = (script) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`], {
    cwd: place,
    encoding: 'utf8',
    env: { PATH: '' },
  })
  return { status, stdout, stderr }
}
const build = (folder, file, text) => {
  mkdirSync(join(place, folder), { recursive: true })
  writeFileSync(join(place, folder, file), text)
}

test('without sources what was built runs as it is, and what is missing is said', () => {
  expect(run('start')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Neither sources nor server/dist and web/dist are here'),
  })
  build('server/dist', 'main.js', "console.log('the academy is open')")
  build('server/dist', 'academy.js', "console.log('npm run academy -- COMMAND')")
  expect(run('start').stderr).toContain('Neither sources nor web/dist are here')
  expect(run('academy')).toMatchObject({ status: 0, stdout: 'npm run academy -- COMMAND\n' })
  build('web/dist', 'index.html', '')
  expect(run('start')).toMatchObject({ status: 0, stdout: 'the academy is open\n' })
})
