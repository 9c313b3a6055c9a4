import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { roomFaults } from './rooms.mjs'

const place = mkdtempSync(join(tmpdir(), 'academy-rooms-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const put = (folder) => mkdirSync(join(place, folder), { recursive: true })
const name = (...rooms) =>
  writeFileSync(
    join(place, 'rooms.json'),
    JSON.stringify(Object.fromEntries(rooms.map((room) => [room, {}]))),
  )

test('a folder that rooms.json does not name is seen in every workspace, and a name without a folder', () => {
  for (const folder of ['http', 'text', 'course-package', 'users']) put(`contract/src/${folder}`)
  put('server/src/features/users')
  put('web/src/features/site')
  name('users', 'site')
  expect(roomFaults(place)).toEqual([])
  for (const folder of ['contract/src', 'server/src/features', 'web/src/features']) {
    put(`${folder}/library`)
    expect(roomFaults(place)).toEqual([
      expect.stringContaining(`${folder}/library is not named in rooms.json`),
    ])
    rmSync(join(place, folder, 'library'), { recursive: true })
  }
  name('users', 'site', 'library')
  expect(roomFaults(place)).toEqual(['rooms.json names library, which has no folder'])
})

test('the rooms of the project are all named', () => {
  expect(roomFaults()).toEqual([])
})
