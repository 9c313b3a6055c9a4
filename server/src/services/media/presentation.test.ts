import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findLibreOffice, inspectMedia, renderPresentation, sourceFromPath } from './index.ts'

const programPath = await findLibreOffice(process.env.PATH ?? '')
const real = join(import.meta.dirname, '../../../../../shared/data/media/arrays-and-loops.pptx')

/** A folder for temporary files of this file's own, so that what is left in it is ours. */
const temporary = await mkdtemp(join(tmpdir(), 'temporary-'))
vi.stubEnv('TMPDIR', temporary)
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(temporary, { recursive: true })
})
const leftovers = async () => (await readdir(temporary)).filter((name) => name.startsWith('presentation-'))

describe('LibreOffice', () => {
  it('is looked for along the search path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'path-'))
    expect(await findLibreOffice(['', '/nowhere', folder].join(delimiter))).toBeNull()
    await writeFile(join(folder, 'soffice'), '')
    expect(await findLibreOffice(folder)).toBeNull()
    await chmod(join(folder, 'soffice'), 0o755)
    expect(await findLibreOffice(folder)).toBe(join(folder, 'soffice'))
    await rm(folder, { recursive: true })
  })

  it.skipIf(!programPath || !existsSync(real))(
    'draws every slide of a presentation',
    { timeout: 90_000 },
    async () => {
      const pages = await renderPresentation(
        { programPath: programPath! },
        createReadStream(real),
        async (pdfPath) => {
          const source = await sourceFromPath(pdfPath)
          const facts = await inspectMedia(source)
          await source.close()
          return facts
        },
      )
      expect(pages).toMatchObject({ type: { extension: 'pdf' }, pageCount: 11 })
      expect(await leftovers()).toEqual([])
    },
  )

  it.skipIf(process.platform === 'win32')(
    'is stopped, with all it started, when it takes too long',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'slow-'))
      const slow = join(folder, 'soffice')
      await writeFile(slow, `#!/bin/sh\nsleep 300 &\necho $! > ${folder}/child\nwait\n`, { mode: 0o755 })
      const renderer = { programPath: slow, timeLimitSeconds: 1 }
      const run = renderPresentation(renderer, Readable.from([Buffer.from('x')]), async () => 'drawn')
      await expect(run).rejects.toThrow(/timeout/i)
      const child = createReadStream(join(folder, 'child'), 'utf8')
      const pid = Number((await child.toArray()).join(''))
      await expect.poll(() => isRunning(pid)).toBe(false)
      expect(await leftovers()).toEqual([])
      await rm(folder, { recursive: true })
    },
  )

  it.runIf(existsSync('/usr/bin/prlimit'))(
    'works within bounds, and alone where the host allows it',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'bounds-'))
      const program = join(folder, 'soffice')
      const told = `(ulimit -v; ulimit -f; tail -n +3 /proc/net/dev | wc -l) > ${folder}/told`
      await writeFile(program, `#!/bin/bash\n${told}\n`, { mode: 0o755 })
      await renderPresentation({ programPath: program }, Readable.from([Buffer.from('x')]), async () => null)
      const [memory, file, networks] = readFileSync(join(folder, 'told'), 'utf8')
        .trim()
        .split('\n')
        .map(Number)
      expect([memory, file]).toEqual([4_194_304, 524_288])
      const mayBeAlone =
        spawnSync('/usr/bin/unshare', ['--user', '--map-current-user', '--net', '/bin/true']).status === 0
      // Its own loop and nothing else.
      if (mayBeAlone) expect(networks).toBe(1)
      await rm(folder, { recursive: true })
    },
  )

  it.skipIf(process.platform === 'win32')('may fail to draw, which is an answer', async () => {
    const renderer = { programPath: '/bin/true' }
    expect(
      await renderPresentation(renderer, Readable.from([Buffer.from('x')]), async () => 'drawn'),
    ).toBeNull()
  })
})

/** A killed process may stay in the table until its new parent looks; it runs no more. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
