import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { fillDemo } from './demo.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
  await fillDemo(academy.services)
})
afterAll(() => academy.stop())

async function signIn(name: string) {
  const { token } = await academy.as(null).call('POST /api/user/login', {
    body: { email: `${name}@demo.impinga.rw`, password: 'impinga-demo-2026' },
  })
  return academy.as({ token })
}

test('the queue of payments has every sort of evidence, and a statement to check it by', async () => {
  const patrick = await signIn('patrick')
  const { pendingRequests, total, statement } = await patrick.call('GET /api/payment-requests/pending')
  expect(total).toBe(8)
  expect(pendingRequests.map(({ user, match }) => [user?.name.split(' ')[0], match.kind])).toEqual([
    ['Jean', 'exact'],
    ['Divine', 'exact'],
    ['Grace', 'exact'],
    ['Emmanuel', 'likely'],
    ['Grace', 'id-used'],
    ['Emmanuel', 'nothing-sent'],
    ['Marie', 'unmatched'],
    ['Divine', 'after-statement'],
  ])
  expect(statement).toMatchObject({ fileName: 'momo-statement.csv', network: 'MTN MoMo', paymentCount: 11 })
  const shown = pendingRequests.find(({ hasScreenshot }) => hasScreenshot)
  const screenshot = await patrick.send('GET /api/payment-requests/{id}/screenshot', {
    params: { id: shown?._id ?? '' },
  })
  expect(screenshot.status).toBe(200)
})

test('what was decided lies some days back, by somebody with a name', async () => {
  const patrick = await signIn('patrick')
  const { paymentRequests } = await patrick.call('GET /api/payment-requests', {
    query: { status: 'approved' },
  })
  expect(paymentRequests).toHaveLength(8)
  for (const { reviewedBy, reviewedAt, requestedAt } of paymentRequests) {
    expect(reviewedBy).toBe('Patrick Nshimiyimana')
    expect(Date.parse(reviewedAt ?? '')).toBeGreaterThan(Date.parse(requestedAt))
    expect(academy.clock.now().getTime() - Date.parse(reviewedAt ?? '')).toBeGreaterThan(7 * 86_400_000)
  }
  const emmanuel = await signIn('emmanuel')
  const { payments } = await emmanuel.call('GET /api/user/me/payments')
  expect(payments.map(({ status }) => status)).toEqual(['pending', 'pending', 'rejected'])
})

test('the first student can still ask to be let into several paid courses', async () => {
  const aline = await signIn('aline')
  const { payments } = await aline.call('GET /api/user/me/payments')
  expect(payments.map(({ status }) => status)).toEqual(['approved'])
  const { courses } = await aline.call('GET /api/course/all')
  const { user } = await aline.call('GET /api/user/me')
  const open = courses.filter(({ _id, price }) => price > 0 && !user.subscription.includes(_id))
  expect(open).toHaveLength(4)
})
