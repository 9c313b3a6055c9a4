import { readFileSync } from 'node:fs'
import { satisfies, subset } from 'semver'
import { expect, test } from 'vitest'
import { endOfLifeOf, refusalOf } from './lib/node-versions.mjs'
import { root } from './lib/run.mjs'

const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
const { engines: ours } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

const LINES = Array.from({ length: 12 }, (_, at) => 18 + at)
const MINORS = Array.from({ length: 30 }, (_, minor) => minor)
const VERSIONS = LINES.flatMap((line) =>
  MINORS.flatMap((minor) => [`${line}.${minor}.0`, `${line}.${minor}.3`]),
)

test('the start refuses every Node that the manifest does not name, and no other', () => {
  const refused = VERSIONS.filter((version) => refusalOf(version))
  expect(refused).toEqual(VERSIONS.filter((version) => !satisfies(version, ours.node)))
})

test.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])('and says why on %s', (version) => {
  expect(refusalOf(version)).toBe(
    `The academy needs Node 24 or newer, 22.13 or a later 22, or 20.19 or a later 20; this is ${version}.`,
  )
})

test('a Node past its end gets one sentence, from the day after', () => {
  expect(endOfLifeOf('20.20.2', new Date('2026-04-30T12:00:00Z'))).toBeNull()
  expect(endOfLifeOf('20.20.2', new Date('2026-05-01T12:00:00Z'))).toBe(
    'Node 20 has had no security updates since 30 April 2026: run the academy with Node 24.',
  )
  expect(endOfLifeOf('24.21.0', new Date('2026-11-22T12:00:00Z'))).toBeNull()
})

/** Packages that refuse a Node which `range` names. Those for one machine alone are left out: npm takes what fits it. */
const refusing = (range) =>
  Object.entries(packages)
    .filter(([path, { optional, engines }]) => path !== '' && !optional && engines?.node)
    .filter(([, { engines }]) => !subset(range, engines.node))
    .map(([path]) => path)

test('every package that runs or builds the academy takes every Node that the manifest names', () => {
  expect(refusing(ours.node)).toEqual([])
})

test('packages that refuse a line between are seen', () => {
  expect(refusing('>=20.19.0')).not.toEqual([])
  expect(refusing('^20.19.0 || >=22.0.0 <23 || >=24.0.0')).not.toEqual([])
})
