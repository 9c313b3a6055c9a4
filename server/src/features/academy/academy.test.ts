import { afterAll, expect, test } from 'vitest'
import { readAcademySettings } from '../../settings.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, aLecture, anAdmin, anEnrolment, anInstructor, aStudent } from '../../testing/people.ts'
import { settingsFolders } from '../../testing/settings-folders.ts'
import { completeLecture } from '../progress/index.ts'
import { createAcademyFacts, createLiveSettings } from './index.ts'

const folderWith = settingsFolders()
let academy: TestAcademy | undefined
afterAll(() => academy?.stop())

test('what the file leaves out keeps its default', () => {
  const settings = readAcademySettings(folderWith('{"name":"Tyaza","foundedYear":2021}'))
  expect(settings).toMatchObject({
    name: 'Tyaza',
    location: 'Kigali, Rwanda',
    payment: { verificationHours: 24 },
  })
})

test('a wrong value and a slip of the pen stop the start and name themselves', () => {
  expect(() => readAcademySettings(folderWith('{"foundedYear":"long ago"}'))).toThrow(/foundedYear/)
  expect(() => readAcademySettings(folderWith('{"nmae":"Tyaza"}'))).toThrow(/nmae/)
  expect(() => readAcademySettings(folderWith('{'))).toThrow(/is not JSON/)
})

test('visitors read the settings; with "fromData" the figures are those of the database', async () => {
  academy = await startAcademy()
  const instructor = await anInstructor(academy)
  const course = await aCourse(academy, { instructor })
  const lecture = await aLecture(academy, course)
  const [done, begun] = [await aStudent(academy), await aStudent(academy)]
  for (const student of [done, begun]) await anEnrolment(academy, student, course)
  await academy.write((ctx) => completeLecture(ctx, done.id, course.id, lecture.id))

  const { academy: shown } = await academy.as(null).call('GET /api/academy', {})
  expect(shown.figures).toMatchObject({ courses: 30, students: 50, experts: 10, successPercent: 77 })
  expect(shown.signInProviders).toEqual([])
  const { services } = academy
  const { file } = services.liveSettings
  const fromData = { ...file, figures: { ...file.figures, fromData: true } }
  const counted = await createAcademyFacts({
    ...services,
    liveSettings: createLiveSettings({ ...services, file: fromData }),
  })()
  const isConfigured = (provider: string) => provider === 'github'
  const connected = createAcademyFacts({ ...services, oauth: { ...services.oauth, isConfigured } })
  expect((await connected()).signInProviders).toEqual(['github'])
  expect(counted.figures).toEqual({ fromData: true, courses: 1, students: 2, experts: 1, successPercent: 50 })
})

test('the admin reads how much there is, also as the first clients spell it', async () => {
  academy ??= await startAcademy()
  const admin = academy.as(await anAdmin(academy))
  const before = await admin.call('GET /api/stats')
  const course = await aCourse(academy)
  await aLecture(academy, course)
  await aStudent(academy)
  const { stats, ...flat } = await admin.call('GET /api/stats')
  expect(flat).toEqual(stats)
  expect(stats).toEqual({
    totalCourses: before.totalCourses + 1,
    totalCoures: before.totalCoures + 1,
    totalLectures: before.totalLectures + 1,
    totalUsers: before.totalUsers + 1,
    totalQuizzes: before.totalQuizzes,
    freeCourses: before.freeCourses + 1,
    lecturesThisMonth: before.lecturesThisMonth + 1,
    usersThisMonth: before.usersThisMonth + 1,
    quizzesThisMonth: before.quizzesThisMonth,
  })
})
