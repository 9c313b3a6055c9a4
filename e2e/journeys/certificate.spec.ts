import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { aFinishedStudent, aTaughtCourse } from '../support/assessments.ts'
import type { Course } from '../support/made.ts'
import { type Person, people } from '../support/people.ts'
import { readQr } from '../support/qr.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

/** As long as it may be to stand on one line; its letters are wide. */
const NAME = 'Honorata Uwimbabazi'

test('from the passed exam to a certificate that a stranger checks, and its revocation', async ({
  page,
  browser,
  contextOptions,
  request,
}) => {
  test.setTimeout(180_000)
  const { teacher, course, lecture } = await aTaughtCourse(request)
  const student = await aFinishedStudent(request, course, lecture, NAME)
  await passTheExam(request, teacher, student, course)

  const office = await browser.newContext(contextOptions)
  const staff = await office.newPage()
  await signIn(staff, teacher)
  await test.step('the instructor asks for it', async () => {
    await staff.goto(`/instructor/final-exam/${course._id}`)
    await staff.getByRole('button', { name: 'Request certificates' }).click()
    await expect(
      staff.getByRole('list', { name: 'Passed' }).getByRole('link', { name: NAME }),
    ).toHaveAttribute('href', `/instructor/students/${course._id}/${student.user._id}`)
    await staff.getByRole('button', { name: 'Continue with 1' }).click()
    await staff.getByRole('button', { name: 'Request 1 certificate' }).dblclick()
    await expectToast(staff, 'Certification request created successfully')
    await expect(staff.getByText('certification requests failed')).toBeHidden()
  })

  await signIn(page, student)
  await test.step('the student sees it waiting', async () => {
    await page.goto('/my-certificates')
    await expect(page.getByText('Waiting for approval')).toBeVisible()
  })

  const approving = await (await browser.newContext(contextOptions)).newPage()
  await signIn(approving, people.admin)
  await test.step('the admin approves, and the page of the student shows it by itself', async () => {
    await approving.goto('/admin/certifications?status=pending')
    await find(approving, course.title)
    await approving
      .getByRole('button', { name: `Approve ${NAME}` })
      .first()
      .click()
    await expectToast(approving, 'Certification request approved')
    await expect(page.getByRole('button', { name: `Download ${course.title}` })).toBeVisible()
    await expectNameBesideSeal(page)
  })

  let address = ''
  await test.step('the student downloads it; a double press is one download', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${course.title}` }).dblclick()
    await expectToast(page, 'Certificate download started')
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^certificate-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\.pdf$/)
    const file = readFileSync(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.byteLength).toBeLessThan(150_000)
    const countDownloads = async () => {
      const own = 'GET /api/certification/certificates/my'
      return (await ask<{ certificates: { downloadCount: number }[] }>(request, own, { as: student }))
        .certificates[0]?.downloadCount
    }
    await expect.poll(countDownloads).toBe(1)
    address = await readQr(page.locator('[data-certificate] svg[shape-rendering]').first())
    expect(address).toMatch(/\/certificate\/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    await expect(page.getByRole('link', { name: /\/certificate/ })).toHaveAttribute('href', address)
  })

  const stranger = await browser.newContext({ ...contextOptions, javaScriptEnabled: false })
  const employer = await stranger.newPage()
  await test.step('an employer scans its code, signed out and without script', async () => {
    const answer = await employer.goto(address.toLowerCase())
    expect(answer?.status()).toBe(200)
    await expect(employer.getByRole('heading', { level: 1, name: 'This certificate is valid' })).toBeVisible()
    await expect(employer.getByText(NAME)).toBeVisible()
    await expect(employer.getByText(course.title)).toBeVisible()
    const credential = await request.get(`${address}/credential.json`)
    expect(credential.status()).toBe(200)
    expect((await credential.json()).proof).toBeTruthy()
  })

  await test.step('the admin revokes it, and the page says so', async () => {
    await approving.goto('/admin/certifications?status=completed')
    await find(approving, course.title)
    await approving
      .getByRole('button', { name: `Details ${NAME}` })
      .first()
      .click()
    const dialog = approving.getByRole('alertdialog')
    await approving.getByRole('button', { name: 'Reissue', exact: true }).click()
    await dialog.getByLabel('Name on the certificate').fill(' ')
    await dialog.getByLabel('Reason').fill('The name was misspelt.')
    await dialog.getByRole('button', { name: 'Reissue certificate' }).click()
    await expect(dialog.getByLabel('Name on the certificate')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText('Please enter your full name')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await approving.getByRole('button', { name: 'Revoke', exact: true }).click()
    await dialog.getByRole('button', { name: 'Revoke certificate' }).click()
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Reason').fill('The exam was sat by somebody else.')
    await dialog.getByRole('button', { name: 'Revoke certificate' }).click()
    await expectToast(approving, 'Certificate revoked')
    const answer = await employer.goto(address)
    expect(answer?.status()).toBe(410)
    await expect(employer.getByRole('heading', { level: 1 })).toHaveText('This certificate was revoked')
    await expect(employer.getByText('The exam was sat by somebody else.')).toBeVisible()
  })
  await Promise.all([office, stranger, approving.context()].map((context) => context.close()))
})

/** What is typed goes into the address a moment later, and closes what is open. */
async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words)
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(words).replaceAll('%20', '(%20|\\+)')))
}

async function passTheExam(
  request: APIRequestContext,
  teacher: Person,
  student: Person,
  course: Course,
): Promise<void> {
  const question = {
    question: 'What is strung first?',
    questionType: 'multiple-choice',
    options: ['The warp', 'The weft'],
    correctOption: 0,
    marks: 2,
  }
  const data = { title: 'Weaving', description: 'All of it.', course: course._id, questions: [question] }
  const { finalExam } = await ask<{ finalExam: { questions: { _id: string }[] } }>(
    request,
    'POST /api/certification/final-exam/new',
    { as: teacher, data },
  )
  await ask(request, `GET /api/certification/final-exam/student/${course._id}`, { as: student })
  const answers = finalExam.questions.map(({ _id }) => ({ questionId: _id, selectedOption: 0 }))
  await ask(request, 'POST /api/certification/final-exam/submit', {
    as: student,
    data: { courseId: course._id, answers },
  })
}

/** One line of a name ends before the seal begins, however wide its letters are. */
async function expectNameBesideSeal(page: Page): Promise<void> {
  const { nameEnds, sealBegins, lines } = await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('[data-certificate] [style*="--name"]') as Element)
    const seal = document
      .querySelector('[data-certificate] svg:has([href="#certificate-seal"])')
      ?.getBoundingClientRect()
    return {
      nameEnds: range.getBoundingClientRect().right,
      sealBegins: seal?.left ?? 0,
      lines: range.getClientRects().length,
    }
  })
  expect(lines).toBe(1)
  expect(nameEnds).toBeLessThan(sealBegins)
}
