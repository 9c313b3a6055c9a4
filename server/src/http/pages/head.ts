import type { AcademyFacts } from '@academy/contract/academy'
import type { CourseWithOutline } from '@academy/contract/courses'
import { escapeHtml } from '@academy/contract/text'
import { courseData } from './course-data.ts'
import { shortDescription, HEAD_WORDS as WORDS } from './head-words.ts'
import { jsonInPage } from './json-in-page.ts'
import type { PageHead } from './page-at.ts'
import { ACADEMY_PICTURE, coursePicture, type PagePicture } from './page-picture.ts'

export interface HeadOf {
  /** Path and query, without what the page does not show. */
  location: string
  status: number
  /** What its record says; none of a page that is for nobody to find. */
  head?: PageHead | undefined
  /** As the page itself says it. */
  title?: string | undefined
  facts: AcademyFacts
  /** What the page was drawn with, by the addresses of its calls. */
  answers: Readonly<Record<string, { status: number; body: unknown }>>
  publicUrl: string
}

/** What a search engine, or a chat in which the address is shared, is told of a page. */
export interface Head {
  title: string
  /** Without the academy's name, which stands beside it. */
  sharedTitle: string
  description: string
  /** The one address of what is to be seen here, from the root; null where there is nothing to find. */
  canonical: string | null
  isListed: boolean
  picture: PagePicture
  data: object | null
}

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta name="description"[^>]*>/

/** The page with what its head says of it. */
export function headOf(page: string, of: HeadOf): string {
  const head = headFor(of)
  return page
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => `<title>${escapeHtml(head.title)}</title>${tagsOf(head, of)}`)
}

export function headFor(of: HeadOf): Head {
  const { facts, head, status, title = '' } = of
  if (status === 404) return plain(facts, title || WORDS.notFoundTitle, WORDS.notFound, null)
  const { pathname, searchParams } = new URL(of.location, 'http://page')
  const course = head?.shows === 'course' && courseIn(of)
  if (course) return headOfCourse(course, pathname, of)
  if (head?.shows === 'catalogue') return headOfCatalogue(searchParams, pathname, of)
  const words = withFacts(head?.words || WORDS.academy, facts)
  // Without words of its own it is a page for those who are signed in, or one that is reached by a letter: nothing for strangers to find.
  return plain(facts, head?.isHome ? '' : title, words, head?.isListed && !head.shows ? pathname : null)
}

/** What a record of the web says, of this academy. */
const withFacts = (words: string, facts: AcademyFacts) =>
  words.replace(/\{(name|location|tagline)\}/g, (_, fact: 'name' | 'location' | 'tagline') => facts[fact])

/** `title` is the page's own; the academy's alone without one. */
const plain = (facts: AcademyFacts, title: string, words: string, canonical: string | null): Head => ({
  title: title ? `${title} · ${facts.name}` : facts.name,
  sharedTitle: title || facts.name,
  description: shortDescription(words),
  canonical,
  isListed: canonical !== null,
  ...{ picture: ACADEMY_PICTURE, data: null },
})

/** A category and each of its pages is to be found by itself; a search is somebody's own. */
function headOfCatalogue(shown: URLSearchParams, pathname: string, of: HeadOf): Head {
  const { facts, answers, head: told } = of
  const asked = shown.get('category') ?? ''
  // Any other is none: the page shows all of them.
  const category = facts.categories.includes(asked) ? asked : ''
  const answer = catalogueIn(answers)
  const page = answer?.page ?? 1
  const own = new URLSearchParams()
  if (category) own.set('category', category)
  if (page > 1) own.set('page', String(page))
  const named = category ? WORDS.categoryTitle(category) : (of.title ?? '')
  const title = `${named}${page > 1 ? WORDS.pageTitle(page) : ''}`
  const words = category ? WORDS.category(facts, category) : withFacts(told?.words ?? '', facts)
  const head = plain(facts, title, words, own.size > 0 ? `${pathname}?${own}` : pathname)
  return { ...head, isListed: !shown.get('q') && answer?.total !== 0 }
}

function catalogueIn(answers: HeadOf['answers']): { page: number; total: number } | undefined {
  const found = Object.entries(answers).find(([url]) => url.startsWith('/api/course/all'))
  return found?.[1].body as { page: number; total: number } | undefined
}

/** The page of a course is drawn with its one answer. */
function courseIn({ answers }: HeadOf): CourseWithOutline | null {
  const [answer] = Object.values(answers)
  return answer?.status === 200 ? (answer.body as { course: CourseWithOutline }).course : null
}

function headOfCourse(course: CourseWithOutline, pathname: string, { facts, publicUrl }: HeadOf): Head {
  const words = course.description.trim() || WORDS.priced(course.price)
  const head = plain(facts, course.title, words, pathname)
  const picture = coursePicture(course)
  return { ...head, picture, data: courseData(course, { facts, publicUrl, ...head, picture }) }
}

function tagsOf(head: Head, { facts, publicUrl }: HeadOf): string {
  const { canonical, picture } = head
  const at = (path: string) => publicUrl + path
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
  const open = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeHtml(content)}" />`
  const tags = [
    named('description', head.description),
    ...(head.isListed ? [] : [named('robots', 'noindex')]),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(at(canonical))}" />`] : []),
    open('type', 'website'),
    open('site_name', facts.name),
    open('title', head.sharedTitle),
    open('description', head.description),
    ...(canonical ? [open('url', at(canonical))] : []),
    open('image', at(picture.path)),
    open('image:width', String(picture.size.width)),
    open('image:height', String(picture.size.height)),
    open('image:alt', head.sharedTitle),
    named('twitter:card', 'summary_large_image'),
    ...(head.data ? [`<script type="application/ld+json">${jsonInPage(head.data)}</script>`] : []),
  ]
  return tags.join('')
}
