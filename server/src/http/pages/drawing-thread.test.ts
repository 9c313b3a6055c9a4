import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AcademyFacts } from '@academy/contract/academy'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDrawingThread } from './drawing-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'drawing-'))
const script = join(folder, 'drawing.mjs')
beforeAll(() =>
  // Counts in its own memory: who begins anew counts from one.
  writeFileSync(
    script,
    'let drawn = 0; export const setSheets = () => {}; export const drawPage = () => ({ html: String(++drawn), style: "" })',
  ),
)
afterAll(() => rmSync(folder, { recursive: true }))

const work = { location: '/', facts: {} as AcademyFacts, answers: {}, sheets: [] }

test('one thread draws page after page', async () => {
  const thread = createDrawingThread(script, {})
  expect(await thread.draw(work)).toEqual({ html: '1', style: '' })
  expect(await thread.draw(work)).toEqual({ html: '2', style: '' })
  expect(await Promise.all([thread.draw(work), thread.draw(work)])).toMatchObject([
    { html: '3' },
    { html: '4' },
  ])
  await thread.close()
})

test('a thread that nobody needs ends, and the next page begins another', async () => {
  const thread = createDrawingThread(script, {}, 1)
  await thread.draw(work)
  await vi.waitFor(async () => expect(await thread.draw(work)).toMatchObject({ html: '1' }), {
    timeout: 20_000,
  })
  expect(await Promise.all([thread.draw(work), thread.draw(work)])).toHaveLength(2)
  await thread.close()
})
