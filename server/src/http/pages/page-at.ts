import { type BuiltPage, isId, NOWHERE } from '@academy/contract/http'

export interface FoundPage<Page> {
  page: Page
  params: Readonly<Record<string, string>>
}

/** One of an address's forms: `/final-exam/:courseId?` has two. */
interface Form<Page> {
  page: Page
  parts: readonly string[]
  /** In lower case; null for a parameter, which is any. */
  words: readonly (string | null)[]
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
      byLength.set(parts.length, [
        ...(byLength.get(parts.length) ?? []),
        { page, parts, words: wordsOf(parts) },
      ])
  for (const forms of byLength.values()) forms.sort((one, other) => weightOf(other) - weightOf(one))

  return (path) => {
    const given = partsOf(path)
    const lower = given.map((part) => part.toLowerCase())
    const form = byLength
      .get(given.length)
      ?.find(({ words }) => words.every((word, at) => word === null || word === lower[at]))
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
const wordsOf = (parts: readonly string[]) =>
  parts.map((part) => (isParameter(part) ? null : part.toLowerCase()))

/** The more of it are words, and the earlier, the more. */
const weightOf = ({ parts }: Form<unknown>) =>
  parts.reduce((sum, part) => sum * 2 + (isParameter(part) ? 0 : 1), 0)

/** With and without the parts that end in a question mark; they are the last ones. */
function formsOf(path: string): string[][] {
  const parts = partsOf(path)
  const needed = parts.filter((part) => !part.endsWith('?')).length
  return Array.from({ length: parts.length - needed + 1 }, (_, more) => parts.slice(0, needed + more))
}
