import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { endOfLifeOf, refusalOf } from './lib/node-versions.mjs'
import { root } from './lib/run.mjs'

test.each(['20.19.0', '22.12.0', '24.21.0', '27.0.0'])('the academy runs on Node %s', (version) => {
  expect(refusalOf(version)).toBeNull()
})

test.each(['18.20.8', '20.18.3'])('and says why it does not on %s', (version) => {
  expect(refusalOf(version)).toBe(`The academy needs Node 20.19 or newer, best 24; this is ${version}.`)
})

test('a Node past its end gets one sentence, from the day after', () => {
  expect(endOfLifeOf('20.20.2', new Date('2026-04-30T12:00:00Z'))).toBeNull()
  expect(endOfLifeOf('20.20.2', new Date('2026-05-01T12:00:00Z'))).toBe(
    'Node 20 has had no security updates since 30 April 2026: run the academy with Node 24.',
  )
  expect(endOfLifeOf('24.21.0', new Date('2026-11-22T12:00:00Z'))).toBeNull()
})

const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

/** Packages that say they do not run on a Node. Those for one machine alone are left out: npm takes what fits it. */
const refusing = (version, isAsked) =>
  Object.entries(packages)
    .filter(
      ([path, { optional, engines }]) => path !== '' && !optional && engines?.node && isAsked(packages[path]),
    )
    .filter(([, { engines }]) => !satisfies(version, engines.node))
    .map(([path, { engines }]) => `${path}: ${engines.node}`)

test.each(['20.19.0', '22.12.0', '24.0.0'])(
  'every package that the academy runs on takes Node %s',
  (version) => {
    expect(satisfies(version, manifest.engines.node)).toBe(true)
    expect(refusing(version, ({ dev }) => !dev)).toEqual([])
  },
)

test.each(['20.19.0', '22.13.0', '24.0.0'])('and every tool that builds it takes %s', (version) => {
  expect(refusing(version, () => true)).toEqual([])
})
