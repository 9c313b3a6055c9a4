import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

const read = (file) => readFileSync(`${root}/${file}`, 'utf8')

test('every workspace has the version that the changelog tells of first', () => {
  const [, told] = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md'))
  const files = [
    'package.json',
    ...['contract', 'server', 'web', 'e2e'].map((name) => `${name}/package.json`),
  ]
  const versions = files.map((file) => JSON.parse(read(file)).version)
  expect(versions).toEqual(files.map(() => told))
  expect(JSON.parse(read('package-lock.json')).version).toBe(told)
})
