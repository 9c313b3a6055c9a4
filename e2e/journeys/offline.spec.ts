import type { Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { aCourse, aLecture, anInstructor, enrol } from '../support/made.ts'
import type { Person } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const complete = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' })

test('a lecture completed without a network keeps its tick, and arrives when the network is back', async ({
  page,
  context,
  request,
}) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const lecture = await aLecture(request, teacher, course)
  const student = await aStudent(request)
  await enrol(request, student, course)
  await signIn(page, student)
  await page.goto('/courses')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`/course/study/${course._id}`)
  await page.getByRole('link', { name: 'Start lecture 1' }).click()
  await expect(complete(page)).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await complete(page).click()
  await expect(page.getByRole('button', { name: 'Completed' })).toBeVisible()
  await expect(page.getByText('It is kept on this device and sent when the network is back.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Completed' })).toBeVisible()
  expect(await completedBy(student)).toEqual([])

  await context.setOffline(false)
  await expect.poll(() => completedBy(student)).toEqual([lecture._id])
  await expect(page.getByText('It is kept on this device and sent when the network is back.')).toBeHidden()

  async function completedBy(as: Person): Promise<string[]> {
    const address = `GET /api/user/progress?course=${course._id}` as const
    const { progress } = await ask<{ progress: { completedLectures: string[] }[] }>(request, address, { as })
    return progress[0]?.completedLectures ?? []
  }
})
