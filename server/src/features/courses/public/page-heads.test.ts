import { ACADEMY_DEFAULTS, type AcademyFacts } from '@academy/contract/academy'
import type { CourseWithOutline } from '@academy/contract/courses'
import { describe, expect, test } from 'vitest'
import { type HeadOf, headFor, headOf } from '../../../http/pages/head.ts'
import { courseHeads } from './page-heads.ts'

const ID = '6b03ddc800000054d76d8663'
const facts: AcademyFacts = {
  ...ACADEMY_DEFAULTS,
  ...{ name: 'Impinga', documentViewer: null, signInProviders: [] },
}
const course: CourseWithOutline = {
  ...{ _id: ID, title: 'How Machines Learn', description: 'No magic, and no hard mathematics.' },
  ...{
    category: 'Artificial Intelligence',
    createdBy: 'Jeanne Mukashema',
    instructor: null,
    instructorId: null,
  },
  ...{ duration: 6, price: 45_000, courseType: 'paid', image: null, lectureCount: 0 },
  ...{ createdAt: '2026-08-25T13:12:23.092Z', outline: [], studentCount: 0, finishedCount: 0, quizCount: 0 },
  ...{ passingPercent: 80, freeCourse: null },
  teacher: { name: 'Jeanne Mukashema', courseCount: 1, studentCount: 0, otherCourses: [] },
}
const PAGE =
  '<html><head><title>Impinga</title><meta name="description" content="Old" /></head><body></body></html>'

const at = (location: string, more: Partial<HeadOf> = {}): HeadOf => ({
  ...{ location, status: 200, facts, answers: {}, publicUrl: 'https://impinga.rw', heads: courseHeads },
  ...more,
})
const withCourse = (changed: Partial<CourseWithOutline> = {}, more: Partial<HeadOf> = {}): HeadOf =>
  at(`/course/${ID}`, {
    head: { words: '', shows: 'course', isListed: true },
    answers: { [`/api/course/${ID}`]: { status: 200, body: { course: { ...course, ...changed } } } },
    ...more,
  })
const catalogue = (query: string, found: { page: number; total: number }) =>
  at(`/courses${query}`, {
    ...{ title: 'Courses', head: { words: 'All of {name}.', shows: 'catalogue', isListed: true } },
    answers: { '/api/course/all?page=1&limit=12': { status: 200, body: found } },
  })
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('a course', () => {
  test('is named, described and shown by its drawn cover', () => {
    const html = headOf(PAGE, withCourse())
    expect(html).toContain('<title>How Machines Learn · Impinga</title>')
    expect(html).toContain('<meta name="description" content="No magic, and no hard mathematics." />')
    expect(html).toContain(`<link rel="canonical" href="https://impinga.rw/course/${ID}" />`)
    expect(html).toContain(`<meta property="og:url" content="https://impinga.rw/course/${ID}" />`)
    expect(html).toContain('<meta property="og:title" content="How Machines Learn" />')
    expect(html).toMatch(
      new RegExp(
        `og:image" content="https://impinga.rw/covers/${ID}-[0-9a-f]{16}\\.png" />.*og:image:width" content="1200"`,
      ),
    )
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(html).not.toContain('noindex')
    expect(html.match(/name="description"/g)).toHaveLength(1)
  })

  test('is shown by its own picture when it has one', () => {
    const image = '/uploads/courses/ab-1280.webp'
    const html = headOf(PAGE, withCourse({ image }))
    expect(html).toMatch(
      new RegExp(
        `og:image" content="https://impinga.rw/covers/${ID}-[0-9a-f]{16}\\.jpg" />.*og:image:width" content="1200"`,
      ),
    )
    const pathOf = (address: string) => headFor(withCourse({ image: address })).picture.path
    expect(pathOf(image)).not.toBe(pathOf('/uploads/courses/cd-1280.webp'))
  })

  test('a new category is another picture at another address', () => {
    const pathOf = (category: string) => headFor(withCourse({ category })).picture.path
    expect(pathOf('Data Science')).not.toBe(pathOf('Web Development'))
    expect(pathOf('Data Science')).toBe(pathOf('Data Science'))
  })

  test('tells search engines what it is, what it costs and how it is held', () => {
    expect(dataOf(headOf(PAGE, withCourse()))).toMatchObject({
      ...{
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: 'How Machines Learn',
        inLanguage: 'en',
      },
      provider: { '@type': 'EducationalOrganization', name: 'Impinga', url: 'https://impinga.rw' },
      offers: { '@type': 'Offer', category: 'Paid', price: 45_000, priceCurrency: 'RWF' },
      educationalCredentialAwarded: { credentialCategory: 'Certificate' },
      hasCourseInstance: {
        ...{ '@type': 'CourseInstance', courseMode: 'Online', instructor: { name: 'Jeanne Mukashema' } },
        courseSchedule: { repeatCount: 6, repeatFrequency: 'Weekly' },
      },
    })
    const free = dataOf(headOf(PAGE, withCourse({ courseType: 'free', price: 0, passingPercent: null })))
    expect(free.offers).toMatchObject({ category: 'Free', price: 0 })
    expect(free).not.toHaveProperty('educationalCredentialAwarded')
  })

  test('whatever it is called, it stays words', () => {
    const title = '</title></script><script>alert("1")</script><!-- $& $1'
    const html = headOf(PAGE, withCourse({ title, description: `"/><b>${title}` }))
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<b>|<!--/)
    expect(dataOf(html).name).toBe(title)
  })

  test('that is gone is not to be found', () => {
    const head = headFor(
      at(`/course/${ID}`, {
        ...{ status: 404, title: 'Course not found', head: { words: '', shows: 'course', isListed: true } },
        answers: { [`/api/course/${ID}`]: { status: 404, body: {} } },
      }),
    )
    expect(head).toMatchObject({
      title: 'Course not found · Impinga',
      canonical: null,
      isListed: false,
      data: null,
    })
  })
})

test('a course that could not be drawn, so that nobody knows whether it exists, is not to be found', () => {
  expect(headFor(withCourse({}, { answers: {} }))).toMatchObject({
    ...{ title: 'Impinga', canonical: null, isListed: false },
  })
})

describe('the catalogue', () => {
  test.each([
    ['', { page: 1, total: 7 }, '/courses', true],
    ['?category=Data+Science', { page: 1, total: 2 }, '/courses?category=Data+Science', true],
    ['?page=2', { page: 2, total: 20 }, '/courses?page=2', true],
    // Past the end the last page is shown.
    ['?page=900', { page: 2, total: 20 }, '/courses?page=2', true],
    ['?category=Data+Science', { page: 1, total: 0 }, '/courses?category=Data+Science', false],
    ['?category=Buy+pills', { page: 1, total: 7 }, '/courses', true],
    ['?q=sql', { page: 1, total: 1 }, '/courses', false],
  ])('%j', (query, found, canonical, isListed) => {
    const title = 'Courses · Impinga'
    expect(headFor(catalogue(query, found))).toMatchObject({ title, canonical, isListed })
  })
})
