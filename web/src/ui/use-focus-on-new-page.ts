import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Where reading begins: the first row of a table, or the heading of what is no table. */
const PLACES = 'h1,h2,h3,h4,[data-row]'

/**
 * Whoever pressed the link of another page stands at the list's foot, and on the last page that link is gone: with the new rows the focus goes to
 * the first of them. Not to whoever came Back, nor where somebody has gone on to another control meanwhile.
 * @param page of the rows that are shown; undefined while others are on their way
 */
export function useFocusOnNewPage(
  foot: RefObject<HTMLElement | null>,
  page: number | string | undefined,
): void {
  const how = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (page === undefined || shown.current === page) return
    shown.current = page
    const first = foot.current && firstBefore(foot.current)
    if (how !== 'PUSH' || !first) return
    const { activeElement } = document
    const isElsewhere =
      activeElement instanceof HTMLElement &&
      activeElement.tabIndex >= 0 &&
      !first.list.contains(activeElement)
    if (isElsewhere) return
    const { place } = first
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [foot, page, how])
}

/** The first place in the narrowest part of the page that holds the foot and has one before it. */
function firstBefore(foot: Element): { list: Element; place: HTMLElement } | undefined {
  for (let list = foot.parentElement; list; list = list.parentElement) {
    const place = list.querySelector<HTMLElement>(PLACES)
    const isBefore = place && foot.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING
    if (isBefore) return { list, place }
  }
}
