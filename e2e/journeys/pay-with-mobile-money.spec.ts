import { PAYMENT_NOTES } from '@academy/contract/payments'
import type { Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import { aPaidCourse, aTransactionId, iPaid, momoSms } from '../support/payments.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

/** Students pay on phones, and their payments are decided on at a desk; how both look is walked at every width. */
const SAME_AT_BOTH = 'the same at both widths'

const queue = (page: Page) => page.getByRole('list', { name: 'Pending, oldest first' })

/** Those of this journey: others of the run wait in the same queue. */
async function findRequests(page: Page, what: string, count = 1): Promise<void> {
  await page.goto('/admin/payment-requests')
  await page.getByRole('searchbox', { name: 'Search name, reference, transaction id or number' }).fill(what)
  await expect(page).toHaveURL(new RegExp(what))
  await expect(queue(page).getByRole('checkbox')).toHaveCount(count)
}

/** One cursor: the row that is marked, the row with the focus ring and the panel are of the same person. */
async function expectCurrent(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('complementary', { name: `Request of ${name}` })).toBeVisible()
  await expect(queue(page).getByRole('link', { name, exact: true })).toBeFocused()
  await expect(queue(page).locator('[aria-current=true]')).toHaveText([name])
}

test('a student pays by pasting the SMS, an admin approves by keyboard, and the open page goes to the course', async ({
  page,
  browser,
  contextOptions,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, SAME_AT_BOTH)
  test.setTimeout(120_000)
  const course = await aPaidCourse(request)
  const student = await signIn(page, await aStudent(request, 'Divine Iradukunda'))
  const transactionId = aTransactionId()

  await test.step('the way from the course page', async () => {
    await page.goto(`/course/${course._id}`)
    await page
      .getByRole('link', { name: /^Enroll Now/ })
      .first()
      .click()
    await expect(page).toHaveURL(`/payment-instructions/${course._id}`)
    await expect(page.getByText('Check that your phone shows this name')).toBeVisible()
  })
  await test.step('the SMS is read on the device, and its balance stays there', async () => {
    await page.getByLabel('Confirmation SMS').fill(momoSms(transactionId))
    await page.getByLabel('Number you paid from').fill('0780 000 114')
    await expect(page.getByLabel('Transaction id')).toHaveValue(transactionId)
    await expect(page.getByText('Read on this device')).toBeVisible()
    const sent = page.waitForRequest((one) => one.url().endsWith('/api/course/payment-request'))
    await page.getByRole('button', { name: 'I Paid' }).click()
    expect((await sent).postData()).not.toContain('120,500')
    await expect(page.getByRole('heading', { name: 'We are checking your payment.' })).toBeVisible()
    await expect(page.getByText('Usually within 24 hours.', { exact: true })).toBeVisible()
    await expect(page.getByText(transactionId, { exact: true })).toBeVisible()
  })

  const office = await browser.newContext(contextOptions)
  const reviewer = await office.newPage()
  await signIn(reviewer, people.admin)
  await test.step('the admin takes it, thinks better of it, and takes it again', async () => {
    await findRequests(reviewer, transactionId)
    await reviewer.getByRole('searchbox').blur()
    await reviewer.keyboard.press('j')
    await reviewer.keyboard.press('Enter')
    await expect(reviewer.getByText('0780 000 114').first()).toBeVisible()
    await reviewer.keyboard.press('a')
    await expect(queue(reviewer).getByText(`Approved ${student.user.name}`).first()).toBeVisible()
    await reviewer.keyboard.press('z')
    await expect(queue(reviewer).getByRole('checkbox')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'We are checking your payment.' })).toBeVisible()
    await reviewer.keyboard.press('a')
    await expect(queue(reviewer).getByText(`Approved ${student.user.name}`).first()).toBeVisible()
  })
  await test.step('the student is taken to the course', async () => {
    await expect(page.getByText('Payment verified! Redirecting to course...').first()).toBeVisible()
    await expect(page).toHaveURL(`/course/study/${course._id}`)
  })
  await test.step('the bell leads to the receipt', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('dialog', { name: 'Notifications' }).getByText(PAYMENT_NOTES.approvedTitle).click()
    await expect(page.getByRole('heading', { name: 'Your payment is verified' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /Receipt/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^receipt-[2-9A-Z]{4}-[2-9A-Z]{2}\.pdf$/)
  })
  await office.close()
})

test('a rejected payment says why, is corrected and approved', async ({
  page,
  browser,
  contextOptions,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, SAME_AT_BOTH)
  test.setTimeout(120_000)
  const course = await aPaidCourse(request)
  const student = await signIn(page, await aStudent(request, 'Theo Gasana'))
  const [wrong, right] = [aTransactionId(), aTransactionId()]
  await iPaid(request, student, course, { transactionId: wrong, payerNumber: '0788123456' })
  await page.goto(`/payment-instructions/${course._id}`)
  await expect(page.getByRole('heading', { name: 'We are checking your payment.' })).toBeVisible()

  const office = await browser.newContext(contextOptions)
  const reviewer = await office.newPage()
  await signIn(reviewer, people.admin)
  await test.step('rejected with a reason, in place', async () => {
    await findRequests(reviewer, wrong)
    await queue(reviewer).getByRole('link', { name: 'Theo Gasana' }).click()
    await reviewer.getByRole('button', { name: 'Reject', exact: false }).last().click()
    await reviewer.getByLabel('Reason for the student').fill('This id belongs to a payment of RWF 4,000.')
    await reviewer.keyboard.press('Enter')
    await expect(queue(reviewer).getByText('Rejected Theo Gasana').first()).toBeVisible()
  })
  await test.step('the open page says so, and sends again with the old values', async () => {
    await expect(page.getByRole('heading', { name: 'We could not match this payment.' })).toBeVisible()
    await expect(page.getByText('This id belongs to a payment of RWF 4,000.')).toBeVisible()
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByLabel('Transaction id')).toHaveValue(wrong)
    await page.getByLabel('Transaction id').fill(right)
    await page.getByRole('button', { name: 'I Paid' }).click()
    await expect(page.getByRole('heading', { name: 'We are checking your payment.' })).toBeVisible()
  })
  await test.step('approved with the mouse this time, and the course opens for a page that shows it', async () => {
    await page.goto(`/course/${course._id}`)
    await expect(page.getByRole('link', { name: /^View status/ }).first()).toBeVisible()
    await findRequests(reviewer, right)
    await queue(reviewer).getByRole('link', { name: 'Theo Gasana' }).click()
    await reviewer
      .getByRole('button', { name: /^Approve/ })
      .last()
      .click()
    await expect(page).toHaveURL(`/course/study/${course._id}`)
  })
  await office.close()
})

test('of two admins who decide on one payment the slower is told who was faster', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, SAME_AT_BOTH)
  const course = await aPaidCourse(request)
  const student = await aStudent(request, 'Odile Mukeshimana')
  const transactionId = aTransactionId()
  const { _id } = await iPaid(request, student, course, { transactionId })
  await signIn(page, people.admin)
  await findRequests(page, transactionId)
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(queue(page).getByText(`Approved ${student.user.name}`).first()).toBeVisible()
  const faster = await logIn(request, people.superadmin)
  await ask(request, `POST /api/payment-requests/${_id}/reject`, { as: faster, data: {} })
  const told = new RegExp(`Rejected by ${faster.user.name}, `)
  await expect(queue(page).getByText(told)).toBeVisible()
  await expectToast(page, told)
})

test('in the review one request is current after every kind of decision', async ({
  page,
  request,
  viewport,
}) => {
  test.skip(viewport?.width !== 1280, 'The request is beside the list on laptops only.')
  const course = await aPaidCourse(request)
  const mark = aTransactionId()
  const names = ['Aline', 'Bosco', 'Chantal', 'Denise', 'Eric'].map((first) => `${first} ${mark}`)
  const [aline, bosco, chantal, denise, eric] = names as [string, string, string, string, string]
  const ids: string[] = []
  for (const name of names) {
    const { _id } = await iPaid(request, await aStudent(request, name), course, {
      transactionId: aTransactionId(),
    })
    ids.push(_id)
  }
  await signIn(page, people.admin)
  await findRequests(page, mark, names.length)
  await test.step('one number, on the tab as in the sidebar', async () => {
    const tab = page.getByRole('navigation', { name: 'Requests' }).getByRole('link', { name: /^Pending/ })
    const place = page.getByRole('link', { name: /^Payment requests/ })
    await expect(async () => {
      const count = /\((\d+)\)/.exec((await tab.textContent()) ?? '')?.[1]
      await expect(place).toHaveAccessibleName(new RegExp(` ${count} waiting$`), { timeout: 100 })
    }).toPass()
  })
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await expectCurrent(page, bosco)
  await page.keyboard.press('k')
  await expectCurrent(page, aline)

  await page.keyboard.press('a')
  await expectCurrent(page, bosco)
  await page.keyboard.press('z')
  await expectCurrent(page, aline)

  await queue(page)
    .getByRole('checkbox', { name: `Select ${chantal}` })
    .check()
  await page.keyboard.press('a')
  await expectCurrent(page, denise)
  await expect(queue(page).getByText(`Approved ${chantal}`).first()).toBeVisible()

  await page.keyboard.press('r')
  await page.getByLabel('Reason for the student').press('Enter')
  await expectCurrent(page, eric)
  await expect(queue(page).getByText(`Rejected ${denise}`).first()).toBeVisible()

  const faster = await logIn(request, people.superadmin)
  await ask(request, `POST /api/payment-requests/${ids[4]}/reject`, { as: faster, data: {} })
  await expect(queue(page).getByText(`Rejected by ${faster.user.name}, `)).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('complementary', { name: `Request of ${eric}` })).toBeVisible()
  await page.keyboard.press('k')
  await expectCurrent(page, bosco)
})

test('a payment is approved as easily as its evidence allows', async ({ page, request, isMobile }) => {
  test.skip(isMobile, SAME_AT_BOTH)
  const course = await aPaidCourse(request)
  const mark = aTransactionId()
  const used = { transactionId: aTransactionId() }
  const first = await iPaid(request, await aStudent(request, `Honest ${mark}`), course, used)
  await iPaid(request, await aStudent(request, `Copied ${mark}`), course, used)
  const silent = await iPaid(request, await aStudent(request, `Silent ${mark}`), course)
  const admin = await logIn(request, people.superadmin)
  await ask(request, `POST /api/payment-requests/${first._id}/approve`, { as: admin })
  await signIn(page, people.admin)

  await test.step('an id that was used is not approved at all', async () => {
    await findRequests(page, mark, 2)
    await queue(page)
      .getByRole('link', { name: `Copied ${mark}` })
      .click()
    await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expect(page.getByText(`already approved for request ${first.reference}`).first()).toBeVisible()
    await page.keyboard.press('a')
    await expectToast(page, `This transaction id was already approved for request ${first.reference}`)
    await expect(queue(page).getByText(`Approved Copied`)).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await test.step('where nothing was sent, a second press and a note', async () => {
    await queue(page)
      .getByRole('link', { name: `Silent ${mark}` })
      .click()
    await page.getByRole('button', { name: 'Approve' }).click()
    const note = page.getByLabel('Note for the log')
    await expect(note).toBeFocused()
    await note.press('Enter')
    await expect(page.getByText('There is no evidence for this payment. Please write why')).toBeVisible()
    await note.fill('Seen on the office phone.')
    const sent = page.waitForRequest(/\/approve$/)
    await note.press('Enter')
    await expect(queue(page).getByText(`Approved Silent ${mark}`).first()).toBeVisible()
    expect((await sent).postDataJSON()).toEqual({ note: 'Seen on the office phone.' })
  })
  await test.step('among all requests nothing of it is lost, on a phone either', async () => {
    await page.goto(`/admin/payment-requests?tab=all&q=Silent ${mark}`)
    const row = page.getByRole('row').filter({ hasText: `Silent ${mark}` })
    await expect(row.getByText(silent.reference)).toBeVisible()
    await expect(row.getByText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/).first()).toBeVisible()
    await expect(row.getByText('Patrick', { exact: false }).first()).toBeVisible()
  })
})
