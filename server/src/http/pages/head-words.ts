const DESCRIPTION_MAX_LENGTH = 160

/** The first 160 letters on one line, cut between words. */
export function shortDescription(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= DESCRIPTION_MAX_LENGTH) return letters.join('')
  const room = letters.slice(0, DESCRIPTION_MAX_LENGTH)
  const end = room.lastIndexOf(' ')
  const words = room.slice(0, end > 0 ? end : -1).join('')
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`
}

export const HEAD_WORDS = {
  /** Of a page that says nothing of itself. */
  academy: 'Technology courses from {location}, made for your phone and priced in RWF.',
  noScript:
    'This page is put together in your browser, which needs JavaScript. Allow it for this site, then load the page again.',
  notFoundTitle: 'Page not found',
  notFound: 'There is no page at this address.',
} as const
