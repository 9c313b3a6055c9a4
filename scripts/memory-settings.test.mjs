import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

/** What a process cannot set for itself is said wherever one is started: decisions 073 and 097. */
const PLACES = ['package.json', 'deploy/academy.service', 'deploy/Dockerfile', 'server/bench/processes.ts']
const MALLOC = /(MALLOC_\w+)(?:=\$\{\1:-|=|: ')(\d+)/g
const YOUNG = /--max-semi-space-size=\d+/

test('every start of the academy has the same settings of memory', () => {
  const settings = PLACES.map((place) => {
    const text = readFileSync(`${root}/${place}`, 'utf8')
    const pools = [...text.matchAll(MALLOC)].map(([, name, value]) => `${name}=${value}`)
    return { place, settings: [...pools.sort(), YOUNG.exec(text)?.[0]] }
  })
  const [first] = settings
  expect(first.settings).toHaveLength(3)
  expect(settings).toEqual(PLACES.map((place) => ({ place, settings: first.settings })))
})
