import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPrograms, type Programs } from '../src/testing/programs.ts'
import { drillLines } from './lines.ts'

// A busy machine is no fault. A thousand lines: `npm run drill -- lines`.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs.remove())

test('a node dies with half of the lines: every message is seen by whom it is for', async () => {
  const asked = { lines: 60, perSecond: 20, seconds: 6 }
  const { seenMs, seenBesideMs, seenAfterCutMs, backMs, ...counts } = await drillLines(
    programs.academy,
    asked,
  )
  expect(counts).toEqual({ sent: 120, unseen: 0, lost: 0, doubled: 0, cut: 30 })
  expect(backMs).toHaveLength(30)
  expect(seenAfterCutMs.length).toBeGreaterThan(0)
  expect(seenMs.length + seenBesideMs.length + seenAfterCutMs.length).toBe(120)
})
