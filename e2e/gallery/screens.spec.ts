import { screensOf, type Walker, walkers } from '../support/screens.ts'
import { signIn, test } from '../support/test.ts'
import { shootSettled } from './shoot.ts'

for (const walker of Object.keys(walkers) as Walker[]) {
  test(`the screens of a ${walker}`, async ({ page, request }) => {
    const who = walkers[walker]
    if (who) await signIn(page, who)
    for (const { name, path } of (await screensOf(request))[walker]) {
      await page.goto(path)
      await shootSettled(page, name)
    }
  })
}
