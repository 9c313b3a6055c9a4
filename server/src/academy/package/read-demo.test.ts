import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COURSE_CATEGORIES, isFreeCourse } from '@academy/contract/courses/rules'
import { fileTypeFromFile } from 'file-type'
import { beforeAll, describe, expect, it } from 'vitest'
import { sanitizeSlideHtml } from '../../features/lectures/slide-html.ts'
import { blocksOf } from './html-blocks.ts'
import { type Demo, readDemo } from './read-demo.ts'
import { heightOf, roomUnder } from './slide-fit.ts'
import { slidesOf } from './slides-from-body.ts'

const folder = new URL('../../../demo/', import.meta.url).pathname
const MEGABYTE = 1024 * 1024

let demo: Demo
let courses: NonNullable<Demo['packages'][number]['package']>['courses']
beforeAll(async () => {
  demo = await readDemo(folder)
  courses = demo.packages.flatMap((reading) => reading.package?.courses ?? [])
})

describe('the demo academy', () => {
  it('is a set of valid packages and people who agree with them', () => {
    expect(demo.errors).toEqual([])
    expect(courses).toHaveLength(7)
    expect(demo.people!.people).toHaveLength(12)
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
    const media = courses.flatMap(({ lectures }, c) =>
      lectures.flatMap((l) => ('file' in l ? [join(demo.packages[c]!.folder, l.file)] : [])),
    )
    for (const file of media) expect((await fileTypeFromFile(file))?.ext, file).toBe(file.split('.').at(-1))
    let bytes = 0
    for (const name of await readdir(folder, { recursive: true }))
      bytes += (await stat(join(folder, name))).size
    expect(bytes).toBeLessThan(6 * MEGABYTE)
  })

  it('has people of every role, with some, no and all progress', () => {
    const { people } = demo.people!
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

  it('says where people and courses disagree', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'demo-'))
    try {
      await cp(join(folder, 'web-js-shop'), join(copy, 'web-js-shop'), { recursive: true })
      const person = { name: 'A', email: 'a@demo.impinga.rw', role: 'user', about: 'B' }
      const enrolments = [{ course: 'gone' }, { course: 'web-js-shop', completedLectures: 6 }]
      await writeFile(
        join(copy, 'people.json'),
        JSON.stringify({ password: 'long-enough', people: [{ ...person, enrolments }] }),
      )
      expect((await readDemo(copy)).errors.map(({ message }) => message)).toEqual([
        'there is no course "gone"',
        'the course has only 5 lectures',
      ])
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  })
})
