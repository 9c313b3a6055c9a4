import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkMigrations } from './migrations.mjs'

const place = mkdtempSync(join(tmpdir(), 'academy-migrations-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const folder = join(place, 'migrations')
const list = join(place, 'migrations.sha256')
const put = (file, text) => writeFileSync(join(folder, file), text)
const faults = () => checkMigrations(folder, list).faults

test('a migration is listed once, and then neither changes nor goes, and none comes before it', () => {
  mkdirSync(folder)
  put('0001-users.sql', 'create table users ()')
  expect(faults()).toEqual([expect.stringMatching(/^0001-users.sql is new and is now listed: commit /)])
  expect(faults()).toEqual([])
  put('0002-courses.sql', 'create table courses ()')
  expect(faults()).toHaveLength(1)
  expect(readFileSync(list, 'utf8').split('\n')).toHaveLength(3)
  put('0001-users.sql', 'create table users (id int)')
  expect(faults()).toEqual([expect.stringMatching(/^0001-users.sql was edited/)])
  put('0001-users.sql', 'create table users ()')
  put('0001-between.sql', 'select 1')
  expect(faults()).toEqual([expect.stringMatching(/^0001-between.sql stands before 0002-courses.sql/)])
  rmSync(join(folder, '0001-between.sql'))
  rmSync(join(folder, '0002-courses.sql'))
  expect(faults()).toEqual([expect.stringMatching(/^0002-courses.sql is gone/)])
})
