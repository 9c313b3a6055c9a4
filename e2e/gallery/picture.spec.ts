import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { smallPng } from '../../server/src/testing/small-png.ts'
import { laptop, phone } from '../support/devices.ts'
import { demoCourse } from '../support/made.ts'
import { people } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

const PICTURE = join(import.meta.dirname, '../../docs/pictures/academy.png')
const MAX_BYTES = 300_000

/** The README's picture: the catalogue on a laptop, and the same course studied on a phone before it. */
test('the picture of the README', async ({ browser, page, request }) => {
  test.skip(test.info().project.name !== '1280', 'drawn once')
  const wide = await browser.newContext({ ...laptop, viewport: { width: 1280, height: 860 } })
  const catalogue = await wide.newPage()
  await catalogue.goto('/courses')
  await settledWithFonts(catalogue)

  const narrow = await browser.newContext({ ...phone, deviceScaleFactor: 1.5 })
  const study = await narrow.newPage()
  await signIn(study, people.busyStudent)
  const { _id } = await demoCourse(request, 'Your First Web Page')
  await study.goto(`/course/study/${_id}`)
  await settledWithFonts(study)

  const [behind, before] = [await catalogue.screenshot(), await study.screenshot()]
  await wide.close()
  await narrow.close()
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.setContent(composed(behind, before))
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const small = await smallPng(await page.screenshot())
  writeFileSync(PICTURE, small)
  expect(readFileSync(PICTURE).length).toBeLessThan(MAX_BYTES)
})

/** Fonts that come late are left for the next page, so the page is opened twice. */
async function settledWithFonts(page: Page): Promise<void> {
  await settled(page)
  await page.reload()
  await settled(page)
}

function composed(behind: Buffer, before: Buffer): string {
  const src = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
  return `<style>
    body { margin: 0; width: 1400px; height: 900px; background: #dfe9e2; overflow: hidden; }
    img { position: absolute; display: block; box-shadow: 0 0 0 1px rgb(10 40 25 / .14), 0 18px 40px rgb(10 40 25 / .22); }
    .laptop { left: 40px; top: 40px; width: 1130px; border-radius: 12px; }
    .phone { right: 44px; top: 130px; width: 330px; border-radius: 30px; border: 8px solid #12201a; }
  </style><img class="laptop" src="${src(behind)}"><img class="phone" src="${src(before)}">`
}
