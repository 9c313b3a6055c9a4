import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { ask, type FilePart, logIn } from './api.ts'
import { type Person, people } from './people.ts'
import { aStudent } from './provider.ts'

const DEMO = join(import.meta.dirname, '../../server/demo')
const MIME: Record<string, string> = {
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
}

/** Real files of the demo academy, by what they are. */
export const media = {
  film: join(DEMO, 'web-first-page/media/what-a-page-is.mp4'),
  otherFilm: join(DEMO, 'app-offline-notebook/media/when-the-network-drops.mp4'),
  narration: join(DEMO, 'web-first-page/media/a-page-you-can-hear.mp3'),
  paper: join(DEMO, 'data-sql-bus-tickets/media/sql-sheet.pdf'),
  deck: join(DEMO, 'app-offline-notebook/media/paper-to-screens.pptx'),
  picture: join(DEMO, 'game-bus-dash/media/opening.png'),
  drawing: join(DEMO, 'game-bus-dash/media/canvas-axes.png'),
} as const

export interface Course {
  _id: string
  title: string
}

export async function anInstructor(request: APIRequestContext, name?: string): Promise<Person> {
  const person = await aStudent(request, name)
  const admin = await logIn(request, people.admin)
  await ask(request, `PUT /api/user/role/${person.user._id}`, { as: admin, data: { role: 'instructor' } })
  return person
}

let made = 0

/** Titles that nobody else in the run uses. */
export function aTitle(words: string): string {
  made += 1
  return `${words} ${process.env.TEST_WORKER_INDEX ?? 0}-${process.pid}-${made}`
}

export async function aCourse(
  request: APIRequestContext,
  by: Person,
  { title = aTitle('A course'), price = 0 } = {},
): Promise<Course> {
  const multipart = {
    title,
    price: String(price),
    description: 'Made for one journey.',
    category: 'Data Science',
    duration: '2',
    file: filePart(media.picture),
  }
  const address = 'POST /api/instructor/courses/new'
  return (await ask<{ course: Course }>(request, address, { as: by, multipart })).course
}

/** Notes with two slides, or a lecture of a file. */
export async function aLecture(
  request: APIRequestContext,
  by: Person,
  course: Course,
  { title = aTitle('A lecture'), file }: { title?: string; file?: string } = {},
): Promise<{ _id: string; title: string }> {
  const body = { title, description: 'Read it twice.' }
  const multipart = file
    ? { ...body, file: filePart(file) }
    : { ...body, lectureType: 'notes', slides: JSON.stringify([aSlide(1), aSlide(2)]) }
  const address = `POST /api/instructor/courses/${course._id}/lectures` as const
  return (await ask<{ lecture: { _id: string; title: string } }>(request, address, { as: by, multipart }))
    .lecture
}

export async function enrol(request: APIRequestContext, student: Person, course: Course): Promise<void> {
  await ask(request, `POST /api/course/enroll/${course._id}`, { as: student, data: {} })
}

/** In a course of one lecture, which is not begun. */
export async function anEnrolledStudent(request: APIRequestContext) {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  await aLecture(request, teacher, course)
  const student = await aStudent(request)
  await enrol(request, student, course)
  return { course, student }
}

/** One of the demo academy's courses, by its title. */
export async function demoCourse(request: APIRequestContext, title: string): Promise<Course> {
  const query = new URLSearchParams({ q: title })
  const { courses } = await ask<{ courses: Course[] }>(request, `GET /api/course/all?${query}`)
  const found = courses.find((course) => course.title === title)
  if (!found) throw new Error(`the demo academy has no course "${title}"`)
  return found
}

function filePart(path: string): FilePart {
  const name = basename(path)
  return { name, mimeType: MIME[name.split('.').at(-1) ?? ''] ?? '', buffer: readFileSync(path) }
}

function aSlide(number: number) {
  return {
    id: `slide-${number}`,
    title: `Slide ${number}`,
    content: `<p>What slide ${number} says.</p>`,
    backgroundColor: '#ffffff',
    textColor: '#1a1a1a',
    images: [],
    order: number - 1,
  }
}
