import { ask } from '../support/api.ts'
import { aCourse, anInstructor, enrol } from '../support/made.ts'
import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { aStudent } from '../support/provider.ts'
import { settled } from '../support/settled.ts'
import { expect, expectFits, signIn, test } from '../support/test.ts'

test('a page that is opened anew begins at its top; a reload and the way back return to where one was', async ({
  page,
  request,
}) => {
  const { free, paid } = await placesOf(request)
  const top = () => page.evaluate(() => scrollY)
  const scrollTo = async (y: number) => {
    await settled(page)
    await page.evaluate(
      (to) =>
        new Promise((resolve) => {
          addEventListener('scrollend', resolve, { once: true })
          window.scrollTo(0, to)
        }),
      y,
    )
  }
  await page.goto(`/course/${free._id}`)
  await scrollTo(400)
  await page.reload()
  await expect.poll(top).toBe(400)
  await page.goto(`/course/${paid._id}`)
  await settled(page)
  expect(await top()).toBe(0)
  await page.goBack()
  await expect.poll(top).toBe(400)
  await page.goto(`/course/${free._id}`)
  await settled(page)
  expect(await top()).toBe(0)
})

test('a strip of tabs fades where it is cut, and not at its ends', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a laptop shows all of them')
  await signIn(page, people.finishedStudent)
  await page.goto('/account')
  const tabs = page.getByRole('navigation', { name: 'Account' })
  await expect(tabs).toBeVisible()
  const fades = () =>
    tabs.evaluate((strip) => {
      const style = getComputedStyle(strip)
      return ['--tabs-before', '--tabs-after'].map(
        (name) => Number.parseFloat(style.getPropertyValue(name)) > 0,
      )
    })
  await expect.poll(fades).toEqual([false, true])
  await tabs.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }))
  await expect.poll(fades).toEqual([true, false])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(fades).toEqual([false, false])
})

test('words on small screens stand whole: the size of a download, the sun over a lost path', async ({
  page,
  request,
}) => {
  const { lecture } = await placesOf(request)
  await page.goto('/no/such/page')
  const sun = page.locator('main .hills path').first()
  await expect(sun).toBeVisible()
  const isCut = await sun.evaluate((path) => {
    const drawn = path.getBoundingClientRect()
    const svg = path.closest('svg') as SVGSVGElement
    const frame = svg.getBoundingClientRect()
    return drawn.top < frame.top && getComputedStyle(svg).overflow !== 'visible'
  })
  expect(isCut).toBe(false)

  await signIn(page, people.busyStudent)
  await page.goto(`/lectures/${lecture('HTML and CSS on two pages')}`)
  const download = page.getByRole('link', { name: /^Download/ })
  await expect(download).toBeVisible()
  const lines = await download.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    return new Set(
      [...range.getClientRects()]
        .filter(({ height }) => height > 0)
        .map(({ bottom }) => Math.round(bottom / 8)),
    ).size
  })
  expect(lines).toBe(1)
})

test('one language alone is nothing to choose', async ({ page }) => {
  await signIn(page, people.finishedStudent)
  await page.goto('/account/settings')
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  await expect(page.getByText('Language')).toBeHidden()
})

test('a title without end keeps to its place, and one of another script to its own direction', async ({
  page,
  request,
}) => {
  const teacher = await anInstructor(request)
  const endless = await aCourse(request, teacher, { title: 'W'.repeat(200) })
  const arabic = await aCourse(request, teacher, { title: `خرائط العالم ${endless._id}` })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/courses?q=${endless.title}`)
  // Each width makes a course of this title.
  const card = page.getByRole('main').getByRole('heading', { name: endless.title }).first()
  expect((await card.boundingBox())?.height).toBeLessThan(100)
  await expectFits(page)
  await page.goto(`/course/${endless._id}`)
  const heading = page.getByRole('heading', { level: 1 })
  expect((await heading.boundingBox())?.height).toBeLessThan(300)
  await expectFits(page)
  await page.goto(`/course/${arabic._id}`)
  const begins = await heading.evaluate((title) => {
    const first = document.createRange()
    first.setStart(title.firstChild as Node, 0)
    first.setEnd(title.firstChild as Node, 1)
    return Math.round(title.getBoundingClientRect().right - first.getBoundingClientRect().right)
  })
  expect(begins, 'from the right').toBeLessThan(4)
  await signIn(page, teacher)
  for (const path of [`/instructor/attendance/${endless._id}`, '/instructor/courses']) {
    await page.goto(path)
    await expect(page.getByText(endless.title).first()).toBeVisible()
    await expectFits(page)
  }
})

test('many days of attendance scroll in their own box, not with the page', async ({ page, request }) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const student = await aStudent(request, 'Nshuti Christian Emmanuel de la Paix Habyarimana-Mukamusoni')
  await enrol(request, student, course)
  for (const daysAgo of Array.from({ length: 14 }, (_, at) => at))
    await ask(request, 'POST /api/instructor/attendance', {
      as: teacher,
      data: {
        courseId: course._id,
        date: new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kigali' }).format(
          new Date(Date.now() - daysAgo * 86_400_000),
        ),
        attendanceRecords: [{ studentId: student.user._id, present: true, notes: '' }],
      },
    })
  await signIn(page, teacher)
  await page.goto(`/instructor/attendance/${course._id}?view=summary`)
  await expect(page.getByRole('rowheader', { name: /^Nshuti/ })).toBeVisible()
  await expectFits(page)
})

test('an answer that was written as a list is read on a phone too', async ({ page, request }) => {
  const { exam, examQuestion } = await placesOf(request)
  await signIn(page, people.webInstructor)
  await page.goto(`/instructor/final-exam/exam/${exam}/question/${examQuestion}`)
  await expect(page.getByText('The viewport line, because without it everything is tiny.')).toBeVisible()
})

test('a locked quiz says under its title why it is locked, and nothing lies over it', async ({
  page,
  request,
  isMobile,
}) => {
  const { free } = await placesOf(request)
  await signIn(page, people.busyStudent)
  await page.goto(`/course/${free._id}/quizzes`)
  const item = page.getByRole('listitem').filter({ hasText: 'Going online' })
  const why = item.getByText('to open the quiz.')
  // Playwright clicks only what no other element covers.
  await why.click({ trial: true })
  const [title, reason, button] = await Promise.all(
    [item.getByRole('heading'), why, item.getByRole('button')].map((part) => part.boundingBox()),
  )
  if (!title || !reason || !button) throw new Error('a part of the quiz is not shown')
  expect(reason.y).toBeGreaterThanOrEqual(title.y + title.height)
  if (isMobile) expect(button.y).toBeGreaterThanOrEqual(reason.y + reason.height)
  else expect(button.x).toBeGreaterThanOrEqual(reason.x + reason.width)
})
