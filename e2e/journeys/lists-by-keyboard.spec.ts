import { ask, logIn } from '../support/api.ts'
import { aFinishedStudent, aQuiz, aTaughtCourse, handIn } from '../support/assessments.ts'
import { people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'

test('an instructor sorts, searches and saves the submissions of a quiz, and Back shows the same', async ({
  page,
  request,
}) => {
  const taught = await aTaughtCourse(request)
  const quiz = await aQuiz(request, taught, [{ question: 'What holds a net together?', marks: 4 }])
  for (const name of ['Zawadi Knot', 'Amina Cord', 'Éloi Rope'])
    await handIn(request, await aFinishedStudent(request, taught.course, taught.lecture, name), quiz, [
      'Knots.',
    ])
  await signIn(page, taught.teacher)
  await page.goto(`/submissions/${quiz._id}`)
  const table = page.getByRole('table', { name: 'Submissions' })
  const names = () =>
    table
      .getByRole('row')
      .getByRole('link', { name: /^(Zawadi Knot|Amina Cord|Éloi Rope)$/ })
      .allTextContents()
  await expect(table.getByRole('link', { name: 'Amina Cord', exact: true })).toBeVisible()

  await table.getByRole('button', { name: 'Student' }).click()
  await expect(page).toHaveURL(/sort=student/)
  await expect.poll(names).toEqual(['Amina Cord', 'Éloi Rope', 'Zawadi Knot'])
  await expect(table.getByRole('columnheader', { name: 'Student' })).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next or previous row')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('rope')
  await expect.poll(names).toEqual(['Éloi Rope'])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^quiz-submissions-[\p{L}\d-]+-\d{4}-\d\d-\d\d\.csv$/u)
  const text = await (await file.createReadStream()).toArray()
  expect(Buffer.concat(text).toString()).toMatch(/^\ufeffStudent,.*\r\n"Éloi Rope",[^\n]*\r\n$/)

  await page.getByLabel('Search by name or email').fill('nobody')
  await expect(page.getByText('No submissions match these filters')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Reset Filters' }).last().click()
  await expect.poll(names).toEqual(['Amina Cord', 'Éloi Rope', 'Zawadi Knot'])
  await page.getByRole('link', { name: 'Amina Cord', exact: true }).click()
  await page.goBack()
  await expect.poll(names).toEqual(['Amina Cord', 'Éloi Rope', 'Zawadi Knot'])
})

test('the next page of a list begins at its top, and Back returns to where one was', async ({
  page,
  request,
}) => {
  const word = `knot${Date.now()}`
  await ask(request, 'POST /api/invitations', {
    as: await logIn(request, people.admin),
    data: { lines: Array.from({ length: 60 }, (_, at) => ({ email: `${word}-${at}@example.rw` })) },
  })
  await signIn(page, people.admin)
  await page.goto(`/admin/invitations?q=${word}`)
  const rows = page.getByRole('row', { name: word })
  // Where there is no next page the link that was pressed is gone.
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '51 to 60 of 60' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.goBack()
  await expect(page.getByText('1 to 50 of 60')).toBeInViewport()
})

test('older notifications begin at their top with the focus on their first day, and Back returns to where one was', async ({
  page,
}) => {
  await signIn(page, people.busyStudent)
  await page.route(/\/api\/page\?/, (route) => route.abort())
  await page.route(/\/api\/notifications(\?.*)?$/, async (route) => {
    const address = route.request().url()
    const response = await route.fetch({ url: address.replace(/\?.*/, '') })
    const [first] = ((await response.json()) as { notifications: object[] }).notifications
    const notifications = Array.from({ length: 40 }, (_, at) => ({
      ...first,
      _id: String((address.includes('before=') ? 100 : 200) - at).padStart(24, '0'),
    }))
    await route.fulfill({ response, json: { notifications, hasMore: true, unreadCount: 0 } })
  })
  await page.goto('/notifications')
  const older = page.getByRole('link', { name: 'Older' })
  await older.focus()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await older.press('Enter')
  await expect(page).toHaveURL(/before=/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})
