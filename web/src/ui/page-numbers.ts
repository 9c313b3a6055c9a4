export type PageStep = number | 'gap'

/** The pages worth a link: both ends, the current one and its neighbours; a gap never hides a single page. */
export function pageSteps(current: number, pageCount: number): PageStep[] {
  const wanted = new Set([1, pageCount, current - 1, current, current + 1])
  if (current <= 3) for (const page of [2, 3]) wanted.add(page)
  if (current >= pageCount - 2) for (const page of [pageCount - 2, pageCount - 1]) wanted.add(page)
  const pages = [...wanted].filter((page) => page >= 1 && page <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((page, index): PageStep[] => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : ['gap', page]
  })
}
