import type { BrowserContext, CDPSession } from '@playwright/test'
import {
  type PushService,
  startPushService,
  type TestBrowser,
} from '../../server/src/testing/push-service.ts'
import { ask, logIn } from '../support/api.ts'
import { aPaidCourse, iPaid } from '../support/payments.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { settled } from '../support/settled.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

// What is real: the academy and its jobs, the call that it posts, encrypted and signed, to a push service that this journey runs
// and that decrypts it as a browser would; the service worker, and what it decides to show and to open.
// What is simulated: Chromium's own push service is Google's, out of reach here. So PushManager gives a subscription at the
// journey's service, and what arrived there is handed to the worker by the browser's tools (ServiceWorker.deliverPushMessage). A headless
// browser has no screen for notifications and refuses them: the worker's `showNotification` and `getNotifications` keep a list in their
// place, and the page takes the permission, which is granted, for what it is. A click is an event made by the journey: the browser
// lets such a one neither focus a window nor open one.

test.use({ serviceWorkers: 'allow' })

let service: PushService
test.beforeAll(async () => {
  service = await startPushService()
})
test.afterAll(() => service.close())

test('push arrives with the page closed, is not said twice, and ends with the session', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  const student = await aStudent(request, 'Diane Ishimwe')
  const admin = await logIn(request, people.admin)
  await signIn(page, student)
  const { publicKey } = await ask<{ publicKey: string }>(request, 'GET /api/push/key', { as: student })
  const browser = service.subscribe(publicKey)
  await subscribeBy(context, browser)
  const tools = await toolsOf(context)

  await test.step('it is turned on by the button, and tried out', async () => {
    await page.goto('/account/notifications')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect(page.getByText('Notifications are off for this device')).toBeVisible()
    await page.getByRole('button', { name: 'Turn on notifications on this device' }).click()
    await expect(page.getByText('Notifications are on for this device')).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'Devices that are told' }).getByText('This device'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect.poll(() => titles(browser)).toEqual(['It works'])
    await page.reload()
    await expect(page.getByText('Notifications are on for this device')).toBeVisible()
    await settled(page)
    await expectAccessible(page)
    await expectFits(page)
  })

  const worker = await workerOf(context)
  await worker.evaluate(keepWhatIsShown)
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as WorkerScope
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, body, data }) => ({ title, body, link: data?.link ?? null }))
    })

  await test.step('the page is closed, and the device says what the bell says', async () => {
    const course = await aPaidCourse(request)
    const { _id } = await iPaid(request, student, course)
    await page.close()
    await ask(request, `POST /api/payment-requests/${_id}/reject`, {
      as: admin,
      data: { reason: 'Nothing came in.' },
    })
    await expect.poll(() => titles(browser)).toContain('Payment not approved')
    await tools.deliver(JSON.stringify(browser.arrived.at(-1)?.data))
    await expect.poll(shown).toEqual([
      expect.objectContaining({
        title: 'Payment not approved',
        body: expect.stringContaining('Nothing came in.'),
      }),
    ])
  })

  await test.step('what cannot be read is news all the same', async () => {
    await tools.deliver('{"title":')
    await expect
      .poll(async () => (await shown()).map(({ title }) => title).sort())
      .toEqual(['Payment not approved', 'You have news'])
  })

  const again = await context.newPage()
  await test.step('a click leads a page that is open to where the thing is', async () => {
    await again.goto('/courses')
    await expect(again.getByRole('button', { name: /notifications/i }).first()).toBeVisible()
    const clicked = await worker.evaluateHandle(async () => {
      const { registration } = globalThis as unknown as WorkerScope
      const all = await registration.getNotifications()
      return all.find(({ title }) => title === 'Payment not approved') as Notification
    })
    const link = await clicked.evaluate(({ data }) => String(data.link))
    // A page that is slow to answer is passed over for a window of its own, which the browser refuses to an event of the journey's.
    await expect(async () => {
      await clicked.evaluate((notification) => {
        const scope = globalThis as unknown as WorkerScope
        scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }))
      })
      await expect(again).toHaveURL(link, { timeout: 2_000 })
    }).toPass()
    expect((await shown()).map(({ title }) => title)).toEqual(['You have news'])
  })

  await test.step('a page that is looked at has said it: the device stays silent', async () => {
    await again.bringToFront()
    const looks = await worker.evaluate(() => (globalThis as unknown as WorkerScope).looks)
    expect(await again.evaluate(() => document.hasFocus() && !document.hidden)).toBe(true)
    await tools.deliver(JSON.stringify({ title: 'Said by the bell', body: '', link: null, tag: 'bell' }))
    await expect
      .poll(() => worker.evaluate(() => (globalThis as unknown as WorkerScope).looks))
      .toBeGreaterThan(looks)
    await again.close()
    await tools.deliver(JSON.stringify({ title: 'Nobody looks', body: '', link: null, tag: 'looks' }))
    await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain('Nobody looks')
    expect((await shown()).map(({ title }) => title)).not.toContain('Said by the bell')
  })

  await test.step('whoever signs out leaves nothing on the screen, and is told nothing more', async () => {
    const { _id } = await iPaid(request, student, await aPaidCourse(request))
    const last = await context.newPage()
    await last.goto('/account')
    await last.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect.poll(shown).toEqual([])
    const before = browser.arrived.length
    await ask(request, `POST /api/payment-requests/${_id}/reject`, { as: admin, data: { reason: 'Again.' } })
    await last.close()
    await tools.deliver(JSON.stringify({ title: 'A secret', body: 'of Diane', link: null, tag: 'late' }))
    await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['You have news'])
    const other = service.subscribe(publicKey)
    await ask(request, 'PUT /api/push/subscriptions', { as: admin, data: other.keys })
    await ask(request, 'POST /api/push/test', { as: admin })
    await expect.poll(() => titles(other)).toEqual(['It works'])
    expect(browser.arrived.length).toBe(before)
  })
})

/** What the journey uses of the worker's own names. */
interface WorkerScope {
  registration: ServiceWorkerRegistration
  ExtendableEvent: new (type: string) => Event
  dispatchEvent(event: Event): boolean
  clients: { matchAll(asked?: object): Promise<readonly unknown[]> }
  /** How often the worker has looked for pages that somebody looks at. */
  looks: number
}

const titles = ({ arrived }: TestBrowser) => arrived.map(({ data }) => data.title)

/** In the worker, in place of a screen: one with the tag of another takes its place. */
function keepWhatIsShown(): void {
  const scope = globalThis as unknown as WorkerScope
  const { registration, clients } = scope
  const matchAll = clients.matchAll.bind(clients)
  scope.looks = 0
  clients.matchAll = async (asked) => {
    const found = await matchAll(asked)
    scope.looks += 1
    return found
  }
  let shown: Notification[] = []
  registration.showNotification = async (title, options = {}) => {
    const notification = { title, ...options } as unknown as Notification
    notification.close = () => {
      shown = shown.filter((one) => one !== notification)
    }
    shown = [...shown.filter(({ tag }) => tag !== options.tag), notification]
  }
  registration.getNotifications = async () => [...shown]
}

/** In place of the browser's maker: it has subscribed at the journey's own service, and remembers it. */
const subscribeBy = (context: BrowserContext, { keys: { endpoint, p256dh, auth } }: TestBrowser) =>
  context.addInitScript(
    (subscription) => {
      const kept = () => localStorage.getItem('journey-subscribed')
      const given = {
        ...{ endpoint: subscription.endpoint, options: { applicationServerKey: null } },
        toJSON: () => subscription,
        unsubscribe: async () => {
          localStorage.removeItem('journey-subscribed')
          return true
        },
      } as unknown as PushSubscription
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      PushManager.prototype.getSubscription = async () => (kept() ? given : null)
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly || !options.applicationServerKey)
          throw new TypeError('not as it should')
        localStorage.setItem('journey-subscribed', 'yes')
        return given
      }
    },
    { endpoint, keys: { p256dh, auth } },
  )

/** The browser's own tools, held by a page that is none of the academy's. */
async function toolsOf(context: BrowserContext) {
  const blank = await context.newPage()
  const session: CDPSession = await context.newCDPSession(blank)
  let registered: { registrationId: string; scopeURL: string } | undefined
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registered = registrations.find(({ isDeleted }) => !isDeleted) ?? registered
  })
  await session.send('ServiceWorker.enable')
  return {
    deliver: async (data: string) => {
      if (!registered) throw new Error('no service worker is registered')
      const { registrationId, scopeURL } = registered
      const origin = new URL(scopeURL).origin
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
  }
}

async function workerOf(context: BrowserContext) {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}
