import { startS3Storage } from '../../server/src/testing/s3-storage.ts'
import { openAcademy } from '../support/academy-of-run.ts'
import { ask } from '../support/api.ts'
import { PASSWORD, type Person, people } from '../support/people.ts'
import { expect, signIn, test as usual } from '../support/test.ts'

const COURSE = 'Your First Web Page'
const OPEN_WITHIN_MS = 240_000

interface Stored {
  baseUrl: string
  /** Where the storage sends from. */
  host: string
}

/** On an academy of its own, whose films the storage sends. */
const test = usual.extend<object, { stored: Stored }>({
  stored: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
    async ({}, use) => {
      const s3 = await startS3Storage()
      const academy = await openAcademy({ SEND_FILES: 'storage', STORAGE_URL: s3.url })
      await use({ baseUrl: academy.baseUrl, host: s3.host })
      await academy.close()
      await s3.close()
    },
    { scope: 'worker', timeout: OPEN_WITHIN_MS },
  ],
  baseURL: async ({ stored }, use) => use(stored.baseUrl),
})

test('a film that the storage sends plays, and goes on from where its student wants to', async ({
  page,
  request,
  stored,
}) => {
  const data = { email: people.newStudent, password: PASSWORD }
  const kevin = await ask<Person>(request, 'POST /api/user/login', { data })
  const { courses } = await ask<{ courses: { _id: string; title: string }[] }>(
    request,
    'GET /api/course/all?limit=100',
  )
  const course = courses.find(({ title }) => title === COURSE)
  await ask(request, `POST /api/course/enroll/${course?._id}`, { as: kevin })
  const sent: (string | number)[][] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'media') sent.push([new URL(answer.url()).host, answer.status()])
  })

  await signIn(page, kevin)
  await page.goto(`/course/study/${course?._id}`)
  await page.getByRole('link', { name: /^Lectures \d+$/ }).click()
  const player = page.getByRole('region', { name: 'Video player' })
  await player.getByRole('button', { name: 'Play' }).last().click()
  const film = page.locator('video')
  const at = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)
  await expect.poll(at).toBeGreaterThan(0.5)
  await player.getByRole('button', { name: 'Forward 10 seconds' }).click()
  await expect.poll(at).toBeGreaterThan(10.5)

  const academy = new URL(stored.baseUrl).host
  expect(sent).toContainEqual([academy, 307])
  expect(sent).toContainEqual([stored.host, 206])
  expect(sent.filter(([host, status]) => host === academy && status !== 307)).toEqual([])
})
