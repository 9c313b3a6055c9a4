import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoPerson, PackageCourse } from '@academy/contract/course-package'
import { COURSE_CATEGORIES, isFreeCourse } from '@academy/contract/courses/rules'
import { fileTypeFromFile } from 'file-type'
import { beforeAll, describe, expect, it } from 'vitest'
import { sanitizeSlideHtml } from '../src/features/lectures/slide-html.ts'
import { blocksOf } from '../src/operator/package/html-blocks.ts'
import { formatPackageErrors } from '../src/operator/package/package-error.ts'
import { readPackage, readPeople } from '../src/operator/package/read-package.ts'
import { heightOf, roomUnder } from '../src/operator/package/slide-fit.ts'
import { slidesOf } from '../src/operator/package/slides-from-body.ts'

const demo = import.meta.dirname
const MEGABYTE = 1024 * 1024

let courses: (PackageCourse & { folder: string })[]
let people: DemoPerson[]

beforeAll(async () => {
  courses = []
  for (const name of (await readdir(demo, { recursive: true })).filter((found) =>
    found.endsWith('course.json'),
  )) {
    const reading = await readPackage(join(demo, name))
    expect(formatPackageErrors(reading)).toBe('')
    for (const course of reading.package!.courses) courses.push({ ...course, folder: reading.folder })
  }
  const reading = await readPeople(join(demo, 'people.json'))
  expect(formatPackageErrors(reading)).toBe('')
  people = reading.people!.people
})

describe('the demo academy', () => {
  it('is a set of valid packages and people who agree with them', () => {
    expect(courses).toHaveLength(7)
    expect(people).toHaveLength(15)
    for (const { course, completedLectures } of people.flatMap(({ enrolments }) => enrolments)) {
      const { lectures } = courses.find(({ key }) => key === course)!
      if (completedLectures !== 'all') expect(completedLectures).toBeLessThanOrEqual(lectures.length)
    }
  })

  it('has people who hand in what they could have opened, with an answer for every question', () => {
    const enrolments = people.flatMap((person) => person.enrolments)
    for (const { course: key, completedLectures, quizzes, finalExam } of enrolments) {
      const course = courses.find((one) => one.key === key)!
      const done = completedLectures === 'all' ? course.lectures.length : completedLectures
      for (const { quiz, answers } of quizzes) {
        expect(course.quizzes[quiz]!.lectureIndex, `${key} ${quiz}`).toBeLessThan(done)
        expect(answers).toHaveLength(course.quizzes[quiz]!.questions.length)
      }
      if (!finalExam) continue
      expect(done).toBe(course.lectures.length)
      expect(finalExam.answers).toHaveLength(course.finalExam!.questions.length)
    }
  })

  it('asks in every way: choices and texts, code, pictures, two final exams', () => {
    const papers = courses.flatMap(({ quizzes, finalExam }) => [
      ...quizzes,
      ...(finalExam ? [finalExam] : []),
    ])
    const questions = papers.flatMap((paper): { question: string; image?: object }[] => paper.questions)
    expect(courses.filter(({ finalExam }) => finalExam)).toHaveLength(2)
    expect(questions.filter(({ image }) => image).length).toBeGreaterThan(3)
    expect(questions.filter(({ question }) => question.includes('```')).length).toBeGreaterThan(5)
  })

  it('covers every category, free and paid, and lectures of every type', () => {
    expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(COURSE_CATEGORIES))
    const paid = courses.filter(({ courseType, price }) => !isFreeCourse({ courseType: courseType!, price }))
    expect(paid).toHaveLength(5)
    for (const { price } of paid) expect(price >= 10_000 && price <= 60_000).toBe(true)
    const kinds = (key: string) =>
      new Set(
        courses
          .filter((course) => course.key === key)
          .flatMap(({ lectures }) =>
            lectures.map((l) => ('file' in l ? l.file.split('.').at(-1) : l.lectureType)),
          ),
      )
    expect(kinds('web-first-page')).toEqual(new Set(['mp4', 'mp3', 'pdf', 'pptx', 'notes']))
    for (const { lectures, quizzes } of courses) {
      expect(lectures.length >= 4 && lectures.length <= 7).toBe(true)
      expect(quizzes.length >= 1 && quizzes.length <= 3).toBe(true)
    }
  })

  it('has slides that fit their canvas and pass the sanitiser unchanged', () => {
    const decks = courses.flatMap(({ lectures }) =>
      lectures.filter((lecture) => lecture.lectureType === 'notes'),
    )
    expect(decks.length).toBeGreaterThan(15)
    for (const lecture of decks) {
      for (const [index, { title, content, images }] of slidesOf(lecture).entries()) {
        if (lecture.slides) expect(content).toBe(lecture.slides[index]!.content)
        expect(sanitizeSlideHtml(content)).toBe(content)
        const height = blocksOf(content).reduce((sum, block) => sum + heightOf(block), 0)
        const top = Math.min(540, ...images.map(({ position }) => position.y))
        const room = images.length > 0 ? top - (540 - roomUnder(title) - 43) : roomUnder(title)
        expect(height, `${lecture.title}: ${title}`).toBeLessThanOrEqual(room)
        for (const { position, size } of images) expect(position.y + size.height).toBeLessThanOrEqual(540)
      }
    }
  })

  it('has media that are what their names say, and is small', async () => {
    const media = courses.flatMap(({ lectures, folder }) =>
      lectures.flatMap((l) => ('file' in l ? [join(folder, l.file)] : [])),
    )
    for (const file of media) expect((await fileTypeFromFile(file))?.ext, file).toBe(file.split('.').at(-1))
    let bytes = 0
    for (const name of await readdir(demo, { recursive: true })) bytes += (await stat(join(demo, name))).size
    expect(bytes).toBeLessThan(6 * MEGABYTE)
  })

  it('has people of every role, with some, no and all progress', () => {
    expect(people.filter(({ mainrole }) => mainrole === 'superadmin')).toHaveLength(1)
    expect(people.filter(({ role }) => role === 'instructor')).toHaveLength(3)
    expect(people.flatMap(({ teaches }) => teaches).sort()).toEqual(courses.map(({ key }) => key).sort())
    const progress = people.flatMap(({ enrolments }) =>
      enrolments.map(({ completedLectures }) => completedLectures),
    )
    expect(progress).toContain('all')
    expect(progress).toContain(0)
    expect(people.some(({ role, enrolments }) => role === 'user' && enrolments.length === 0)).toBe(true)
  })
})
