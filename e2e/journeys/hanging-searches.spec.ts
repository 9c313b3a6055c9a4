import type { Page } from '@playwright/test'
import { hang, skeleton, takesLong, waitLong } from '../support/hanging.ts'
import { people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'

for (const { who, path, rows } of [
  { who: people.admin, path: '/admin/users', rows: /@/ },
  { who: people.busyStudent, path: '/courses', rows: /weeks/ },
])
  test(`a search in ${path} that hangs says so over the former rows; Retry asks anew`, async ({ page }) => {
    await signIn(page, who)
    await page.clock.install()
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(rows).first()).toBeVisible()
    const SEARCH = /\/api\/(users|course\/all)\?/
    const line = await hang(page, SEARCH)
    const sent = page.waitForRequest(SEARCH)
    const search = page.getByRole('searchbox').first()
    await search.fill('python')
    await page.clock.runFor(1_000)
    await sent
    await waitLong(page)
    await expect(takesLong(page)).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(rows).first(), 'what was there stays').toBeVisible()
    line.goOn()
    const answered = page.waitForResponse(SEARCH)
    await page.getByRole('button', { name: 'Retry' }).click()
    await answered
    await expect(takesLong(page)).toHaveCount(0)
    await expect(search).toHaveValue('python')
  })

const searchAll = (page: Page) => page.getByRole('searchbox').first().fill('')
const toTheNewest = (page: Page) => page.getByRole('link', { name: 'Newest' }).click()
const NEVER = '0'.repeat(24)

const ASKED = /\/api\/(course\/all|users|courses|messages|notifications|announcements)\b/

for (const { who, path, nothing, ask } of [
  { who: people.busyStudent, path: '/courses?q=zzzz', nothing: 'No Courses Found', ask: searchAll },
  { who: people.admin, path: '/admin/users?q=zzzz', nothing: 'No users match these filters', ask: searchAll },
  { who: people.admin, path: '/admin/lectures?q=zzzz', nothing: 'No Courses Found', ask: searchAll },
  { who: people.busyStudent, path: '/messages?q=zzzz', nothing: 'No conversations match', ask: searchAll },
  {
    ...{ who: people.busyStudent, path: `/notifications?before=${NEVER}`, ask: toTheNewest },
    nothing: 'There are no older notifications',
  },
  {
    ...{ who: people.busyStudent, path: `/announcements?after=1-${NEVER}`, ask: toTheNewest },
    nothing: 'There are no older announcements',
  },
])
  test(`of what is looked for in ${path} and hangs nobody is told that there is nothing`, async ({
    page,
  }) => {
    await signIn(page, who)
    await page.clock.install()
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(nothing)).toBeVisible()
    const line = await hang(page, ASKED)
    await ask(page)
    await page.clock.runFor(1_000)
    await expect(skeleton(page)).toBeVisible()
    await expect(main.getByText(nothing)).toHaveCount(0)
    await waitLong(page)
    await expect(takesLong(page)).toBeInViewport({ ratio: 1 })
    line.goOn()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(skeleton(page)).toHaveCount(0)
    await expect(main.getByText(nothing)).toHaveCount(0)
  })
