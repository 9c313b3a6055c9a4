interface Page {
  page: number
  pages: number
}

/** All pages of a list, one after the other, for a screen that searches and sorts by itself: it would hide what it lacks.
 * The first is asked for without its number: its copy for offline has one address. */
export async function everyPage<P extends Page>(ask: (page?: string) => Promise<P>): Promise<[P, ...P[]]> {
  const pages: [P, ...P[]] = [await ask()]
  while (pages.length < pages[0].pages) pages.push(await ask(String(pages.length + 1)))
  return pages
}
