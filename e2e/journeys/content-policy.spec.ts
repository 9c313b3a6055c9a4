import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { expect, signIn, test } from '../support/test.ts'

test('a string becomes markup or a script nowhere, and slides stand all the same', async ({
  page,
  request,
  faults,
}) => {
  const { lecture } = await placesOf(request)
  await signIn(page, people.busyStudent)
  await page.goto(`/lectures/${lecture('HTML: every word has a job')}`)
  await expect(page.locator('[data-slide-text]').first()).toContainText(/\w/)
  const tried = await page.evaluate(() => {
    const outcome = (attempt: () => unknown) => {
      try {
        attempt()
        return 'done'
      } catch {
        return 'refused'
      }
    }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, by: object): void }
    }
    const html = '<img src=x onerror="document.title = 1">'
    return [
      outcome(() => document.body.insertAdjacentHTML('beforeend', html)),
      outcome(() => Object.assign(document.createElement('div'), { innerHTML: html })),
      outcome(() => Object.assign(document.createElement('script'), { src: '/assets/x.js' })),
      outcome(() => new Worker('/assets/x.js')),
      outcome(() => trustedTypes.createPolicy('another', {})),
      outcome(() => trustedTypes.createPolicy('academy', {})),
      outcome(() => trustedTypes.createPolicy('early-page', {})),
    ]
  })
  expect(tried).toEqual(Array(7).fill('refused'))
  // What the browser says of each of them is no fault of the page.
  await expect.poll(() => faults.length).toBe(tried.length)
  faults.length = 0
})

test('a style that the page does not bring holds nowhere', async ({ page, faults }) => {
  await signIn(page, people.busyStudent)
  for (const path of ['/courses', '/account', '/no/such/page']) {
    await page.goto(path)
    const holds = await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'h1 { display: none }'
      document.head.append(style)
      return style.sheet !== null
    })
    expect(holds).toBe(false)
    await expect.poll(() => faults.length).toBe(1)
    faults.length = 0
  }
})
