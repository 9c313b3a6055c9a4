import type { Page } from '@playwright/test'
import { chooseFile } from '../support/files.ts'
import { anInstructor, aTitle, enrol, media } from '../support/made.ts'
import { aStudent } from '../support/provider.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const lectureTitles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')

test('an instructor makes a course with lectures of every type, and a student finds them', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(150_000)
  await signIn(page, await anInstructor(request, 'Josiane Ingabire'))
  const title = aTitle('Weaving for the web')
  const courseId = await makeCourse(page, title)

  await addLecture(page, { type: 'Video', title: 'The film', file: media.film })
  await addLecture(page, { type: 'Audio', title: 'The narration', file: media.narration })
  await addLecture(page, { type: 'Document', title: 'The paper', file: media.paper })
  await addLecture(page, { type: 'Document', title: 'The deck', file: media.deck })
  await writeSlides(page)
  await expect(lectureTitles(page)).toHaveText([
    /The film/,
    /The narration/,
    /The paper/,
    /The deck/,
    /The slides/,
  ])

  await test.step('slides go to the top, the narration goes away', async () => {
    await page.getByRole('button', { name: 'More for The slides' }).click()
    await page.getByRole('menuitem', { name: 'Move to the top' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The order is saved' })).toBeVisible()
    await page.getByRole('button', { name: 'More for The narration' }).click()
    await page.getByRole('menuitem', { name: 'Delete lecture' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete lecture' }).click()
    await expectToast(page, 'Lecture deleted successfully')
    await page.reload()
    await expect(lectureTitles(page)).toHaveText([/The slides/, /The film/, /The paper/, /The deck/])
  })

  await test.step('a student finds them in this order, with what is on the slide', async () => {
    const student = await aStudent(request)
    await enrol(request, student, { _id: courseId, title })
    const context = await browser.newContext()
    const learner = await context.newPage()
    await signIn(learner, student)
    await learner.goto(`/course/study/${courseId}`)
    await expect(learner.getByText('0 of 4 complete').first()).toBeVisible()
    await learner.getByRole('link', { name: 'Start lecture 1' }).click()
    await expect(learner.getByText('Threads cross threads.').first()).toBeVisible()
    const picture = learner.getByRole('img', { name: 'A drawing of axes' }).first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await context.close()
  })
})

async function makeCourse(page: Page, title: string): Promise<string> {
  await page.goto('/instructor/courses')
  await page.getByRole('link', { name: 'Create your first course' }).click()
  await page.getByRole('button', { name: 'Create course' }).click()
  await expect(page.getByText('Course title is required').first()).toBeVisible()
  await page.getByLabel('Course title').fill(title)
  await page.getByLabel('Description').fill('Patterns on a loom, patterns on a page.')
  await page.getByLabel('Category').selectOption('Web Development')
  await page.getByRole('radio', { name: 'Free Course' }).check({ force: true })
  await page.getByLabel('Duration').fill('3')
  await chooseFile(page, page.getByText('Choose a file'), media.picture)
  await page.getByRole('button', { name: 'Create course' }).click()
  await expectToast(page, 'Course created successfully')
  await expect(page).toHaveURL(/\/instructor\/courses\/[0-9a-f]{24}\/lectures$/)
  return /[0-9a-f]{24}/.exec(page.url())?.[0] ?? ''
}

async function addLecture(
  page: Page,
  { type, title, file }: { type: string; title: string; file: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Add lecture' }).click()
  const form = page.getByRole('region', { name: 'Lecture form' })
  await form.getByRole('radio', { name: type }).check({ force: true })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill(`What ${title} is about.`)
  await chooseFile(page, form.getByText('Choose a file'), file)
  await form.getByRole('button', { name: 'Add lecture' }).click()
  await expectToast(page, 'Lecture added successfully')
  await expect(row(page, title)).toBeVisible()
}

async function writeSlides(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add lecture' }).click()
  const form = page.getByRole('region', { name: 'Lecture form' })
  await form.getByRole('radio', { name: 'Notes' }).check({ force: true })
  await form.getByLabel('Title').fill('The slides')
  await form.getByLabel('Description').fill('Two of them.')
  await form.getByRole('button', { name: 'Add lecture' }).click()

  await page.getByLabel('Title on the slide').fill('Warp and weft')
  await page.getByRole('textbox', { name: 'Text of the slide' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Threads cross threads.')
  await page.getByRole('button', { name: 'Kind of text: Text' }).click()
  await page.getByRole('menuitem', { name: 'Small heading' }).click()
  await expect(page.getByRole('heading', { name: 'Threads cross threads.' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('example.com/weaving')
  await page.getByRole('button', { name: 'Set link' }).click()
  await expect(page.getByRole('link', { name: 'example.com/weaving' }).first()).toBeVisible()
  await chooseFile(page, page.getByRole('button', { name: 'Insert image, under 5 MB' }), media.drawing)
  const image = page.getByRole('group', { name: /^Image,/ })
  await expect(image).toBeVisible()
  await image.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByLabel('Position from the left').first().fill('300')
  await page.getByRole('textbox', { name: 'Description' }).fill('A drawing of axes')
  await page.getByRole('button', { name: 'Add slide' }).click()
  await page.getByLabel('Title on the slide').fill('The second slide')
  await page.getByRole('button', { name: 'Add slide' }).click()
  await page.getByRole('button', { name: 'Delete slide' }).click()
  await expectToast(page, 'Slide 3 is deleted. Undo brings it back.')
  // Phones show it as a picture only.
  await expect(page.getByText(/^Saved at/).first()).toBeAttached()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'The slides')).toContainText('2 slides')
}
