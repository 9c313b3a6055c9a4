import type { AcademyFacts } from '@academy/contract/academy'
import type { CourseWithOutline } from '@academy/contract/courses'
import { formatMoney } from '@academy/contract/text'
import { type Head, type HeadOf, type PageHeads, plainHead, withFacts } from '../../../http/pages/head.ts'
import { courseData } from './course-data.ts'
import { coursePicture } from './course-picture.ts'

const WORDS = {
  category: ({ name }: AcademyFacts, category: string) =>
    `Courses in ${category} at ${name}: what each one holds, who teaches it, and what it costs in RWF.`,
  /** Where a course has no text of its own. */
  priced: (price: number) => (price === 0 ? 'A free course.' : `A course for ${formatMoney(price)}.`),
} as const

/** What search engines and chats are told of the catalogue and of a course. */
export const courseHeads: PageHeads = { catalogue: headOfCatalogue, course: headOfCourse }

/** A category and each of its pages is to be found by itself; a search is somebody's own. */
function headOfCatalogue({ facts, answers, head: record, title = '', location }: HeadOf): Head {
  const { pathname, searchParams } = new URL(location, 'http://page')
  const asked = searchParams.get('category') ?? ''
  // Any other is none: the page shows all of them.
  const category = facts.categories.includes(asked) ? asked : ''
  const answer = catalogueIn(answers)
  const page = answer?.page ?? 1
  const own = new URLSearchParams()
  if (category) own.set('category', category)
  if (page > 1) own.set('page', String(page))
  const words = category ? WORDS.category(facts, category) : withFacts(record?.words ?? '', facts)
  const head = plainHead(facts, title, words, own.size > 0 ? `${pathname}?${own}` : pathname)
  return { ...head, isListed: !searchParams.get('q') && answer?.total !== 0 }
}

function catalogueIn(answers: HeadOf['answers']): { page: number; total: number } | undefined {
  const found = Object.entries(answers).find(([url]) => url.startsWith('/api/course/all'))
  return found?.[1].body as { page: number; total: number } | undefined
}

function headOfCourse({ location, facts, answers, publicUrl }: HeadOf): Head | null {
  const course = courseIn(answers)
  if (!course) return null
  const words = course.description.trim() || WORDS.priced(course.price)
  const head = plainHead(facts, course.title, words, new URL(location, 'http://page').pathname)
  const picture = coursePicture(course)
  return { ...head, picture, data: courseData(course, { facts, publicUrl, ...head, picture }) }
}

/** The page of a course is drawn with its one answer. */
function courseIn(answers: HeadOf['answers']): CourseWithOutline | null {
  const [answer] = Object.values(answers)
  return answer?.status === 200 ? (answer.body as { course: CourseWithOutline }).course : null
}
