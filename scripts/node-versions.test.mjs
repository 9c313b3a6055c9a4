import { expect, test } from 'vitest'
import { endOfLifeOf, refusalOf } from './lib/node-versions.mjs'

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
