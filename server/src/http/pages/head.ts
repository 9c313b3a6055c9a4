import type { AcademyFacts } from '@academy/contract/academy'
import type { PageHead } from '@academy/contract/http'
import { escapeHtml } from '@academy/contract/text'
import { HEAD_WORDS, shortDescription } from './head-words.ts'
import { jsonInPage } from './json-in-page.ts'
import { ACADEMY_PICTURE, type PagePicture } from './page-picture.ts'

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
  /** What rooms say of pages that show theirs. */
  heads: PageHeads
}

/** By what a page's record says that it shows (`shows`); null where the room finds nothing to say. */
export type PageHeads = Readonly<Record<string, (of: HeadOf) => Head | null>>

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
  const { facts, head, heads, status, title = '' } = of
  if (status === 404) return plainHead(facts, title || HEAD_WORDS.notFoundTitle, HEAD_WORDS.notFound, null)
  const ofRoom = head?.shows && heads[head.shows]?.(of)
  if (ofRoom) return ofRoom
  const words = withFacts(head?.words || HEAD_WORDS.academy, facts)
  // Without words of its own it is a page for those who are signed in, or one that is reached by a letter: nothing for strangers to find.
  const canonical = head?.isListed && !head.shows ? new URL(of.location, 'http://page').pathname : null
  return plainHead(facts, head?.isHome ? '' : title, words, canonical)
}

/** What a record of the web says, of this academy. */
export const withFacts = (words: string, facts: AcademyFacts) =>
  words.replace(/\{(name|location|tagline)\}/g, (_, fact: 'name' | 'location' | 'tagline') => facts[fact])

/** `title` is the page's own; the academy's alone without one. */
export const plainHead = (
  facts: AcademyFacts,
  title: string,
  words: string,
  canonical: string | null,
): Head => ({
  title: title ? `${title} · ${facts.name}` : facts.name,
  sharedTitle: title || facts.name,
  description: shortDescription(words),
  canonical,
  isListed: canonical !== null,
  ...{ picture: ACADEMY_PICTURE, data: null },
})

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
