import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { aCourse, aLecture, anInstructor } from '../testing/people.ts'
import { buildPrograms, finish, type Programs, runProgram } from '../testing/programs.ts'

const FILM = 'media/film.mp4'
const FILM_BYTES = 8_000_000
/** Before the film in a backup. */
const PICTURE = 'media/a-picture.webp'
/** 2 or 4 MB: all rows and the beginning of a film. */
const FULL_WITHIN_FILM = { maxFileBlocks: 4_096 }

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

describe('a disk that fills up', () => {
  const settingsOf = ({ services: { config } }: TestAcademy) => ({
    DATABASE_URL: config.databaseUrl ?? '',
    DATA_DIR: config.dataDir,
  })
  const keysOf = async ({ services: { files } }: TestAcademy) => {
    const keys: string[] = []
    for await (const { key } of files.list()) keys.push(key)
    return keys
  }
  /** The last words of a command that no file of more than a few MB may be written by. */
  async function refused(args: string[], of = academy): Promise<string> {
    const run = runProgram(programs.commands, args, settingsOf(of), FULL_WITHIN_FILM)
    const { code, text } = await finish(run)
    expect(code, text).toBe(1)
    expect(text).not.toContain('    at ')
    return text.trim().split('\n').at(-1) ?? ''
  }

  beforeAll(async () => {
    const course = await aCourse(academy, { instructor: await anInstructor(academy) })
    const lecture = await aLecture(academy, course)
    await academy.services.files.put(PICTURE, Buffer.alloc(10))
    await academy.services.files.put(FILM, Buffer.alloc(FILM_BYTES))
    await academy.services.db
      .updateTable('lectures')
      .set({ lecture_type: 'video', file_key: FILM })
      .where('id', '=', lecture.id)
      .execute()
  })

  test('ends a backup in a sentence, and its part is removed', async () => {
    const target = join(folder, 'half.tar')
    const sentence = `${target} cannot be written, and nothing was kept of it: EFBIG: file too large, write`
    expect(await refused(['backup', target])).toBe(sentence)
    expect(readdirSync(folder)).toEqual([])
  })

  test('ends an export in a sentence, and nothing is kept of it', async () => {
    const target = join(folder, 'half.json')
    expect(await refused(['export', target])).toMatch(
      /\.mp4 cannot be written: EFBIG: file too large, write$/,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test('ends a restore in a sentence, and takes its files away again', async () => {
    const file = join(folder, 'academy.tar')
    expect((await finish(runProgram(programs.commands, ['backup', file], env))).code).toBe(0)
    const empty = await startAcademy()
    try {
      const { place } = empty.services.files
      expect(await refused(['restore', file], empty)).toBe(
        `${place} has no room for the files of ${file}; nothing was restored`,
      )
      expect(await keysOf(empty)).toEqual([])
    } finally {
      await empty.stop()
      await rm(file)
    }
  })
})
