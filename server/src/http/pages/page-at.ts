import { isId } from '@academy/contract/http'

type Parts = Readonly<Record<string, string>>
/** `{id}` stands for the parameter of the page's address. */
export type PageRead = readonly [address: string, params?: Parts, query?: Parts]

/** What a page's head tells, by the page's record in the web (`page-route.ts` there). */
export interface PageHead {
  /** `{name}`, `{location}` and `{tagline}` are the academy's. */
  words: string
  /** It is the academy itself. */
  isHome?: boolean
  /** Of which room's things it tells (`PageHeads`). */
  shows?: string
  isListed?: boolean
}

/** A page as the build tells it (`.vite/pages.json`). */
export interface BuiltPage {
  path: string
  /** The parameters of the address that a drawn page shows. */
  drawn?: readonly string[]
  /** Parameters, of the path or the query, that are no ids but one person's own. */
  secrets?: readonly string[]
  head?: PageHead
  /** A page for signed-in people: of what role it is drawn for while nobody knows who reads it. */
  expects?: 'student' | 'instructor' | 'admin'
  /** Of signed-in people: it is drawn for the one who asks. */
  isPersonal?: boolean
  reads?: readonly PageRead[]
  /** What it needs before it works, the entry's and its frame's files among them. */
  scripts?: readonly string[]
  sheets?: readonly string[]
}
export interface FoundPage<Page> {
  page: Page
  params: Readonly<Record<string, string>>
}

/** In the list of pages: every address that no other page has. */
export const NOWHERE = '/*'

/** One of an address's forms: `/final-exam/:courseId?` has two. */
interface Form<Page> {
  page: Page
  parts: readonly string[]
}

/** Finds the page of a path as the browser's router does: words win over parameters, whatever their order in the list, and what is found
 * nowhere, or has something else in place of a drawn page's id, is the page that says so; null without one. */
export function pageFinder<Page extends Pick<BuiltPage, 'path' | 'drawn' | 'secrets'>>(
  pages: readonly Page[],
): (path: string) => FoundPage<Page> | null {
  const byLength = new Map<number, Form<Page>[]>()
  const nowhere = pages.find(({ path }) => path === NOWHERE)
  for (const page of pages.filter((one) => one !== nowhere))
    for (const parts of formsOf(page.path))
      byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { page, parts }])
  for (const forms of byLength.values()) forms.sort((one, other) => weightOf(other) - weightOf(one))

  return (path) => {
    const given = partsOf(path)
    const form = byLength
      .get(given.length)
      ?.find(({ parts }) =>
        parts.every((part, at) => isParameter(part) || part.toLowerCase() === given[at]?.toLowerCase()),
      )
    const named = form?.parts.flatMap((part, at) =>
      isParameter(part) ? [[part.replace(/^:|\?$/g, ''), given[at] ?? ''] as const] : [],
    )
    const found = form && { page: form.page, params: Object.fromEntries(named ?? []) }
    if (found && !isOfNothing(found)) return found
    return nowhere ? { page: nowhere, params: {} } : null
  }
}

const isOfNothing = ({ page, params }: FoundPage<Pick<BuiltPage, 'drawn' | 'secrets'>>) =>
  page.drawn !== undefined &&
  Object.entries(params).some(([name, value]) => !page.secrets?.includes(name) && !isId(value))

const partsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (part: string) => part.startsWith(':')

/** The more of it are words, and the earlier, the more. */
const weightOf = ({ parts }: Form<unknown>) =>
  parts.reduce((sum, part) => sum * 2 + (isParameter(part) ? 0 : 1), 0)

/** With and without the parts that end in a question mark; they are the last ones. */
function formsOf(path: string): string[][] {
  const parts = partsOf(path)
  const needed = parts.filter((part) => !part.endsWith('?')).length
  return Array.from({ length: parts.length - needed + 1 }, (_, more) => parts.slice(0, needed + more))
}
