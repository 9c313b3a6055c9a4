import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPage, lazyPlainPage } from './lazy-page.ts'

// The queries around a page look at the browser's line.
beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

const Page = () => null
const comesWith = () => undefined
const aModule = () => vi.fn(async () => ({ Page, comesWith }))

it('asks for the page’s module once, and knows from it what the page comes with', async () => {
  for (const made of [lazyPage, lazyPlainPage]) {
    const load = aModule()
    const page = made([], load, 'Page')
    expect(page.comesWith).toBeUndefined()
    await page.preload()
    expect([load.mock.calls.length, page.comesWith, page.hasCome()]).toEqual([1, comesWith, true])
  }
})
