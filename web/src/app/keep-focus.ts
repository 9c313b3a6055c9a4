/** Where the focus may stay that no control has: a heading, or the current row of a list. */
const PLACES = 'h1,h2,h3,h4,[data-row][tabindex="0"]'
/** What stands for itself in a list: its neighbour takes its place. */
const ROWS = 'tr,li,article'
/** What opens over the page, and gives the focus back to its opener. */
const OVERLAYS = 'dialog,[role=dialog],[role=menu]'

/**
 * The press that settles something often takes its own control away: the row is decided, the form is saved, the bar for many is gone.
 * The browser then drops the focus, and who works by keyboard or by ear is back at the beginning of the page. Here it goes to what
 * follows: the next row of the list, else the row or the heading that the control stood under. A page that moves it itself is not overruled.
 * @returns what ends it
 */
export function keepFocus(): () => void {
  let had: Element | null = null
  /** What had it before something opened over the page. */
  let opener: Element | null = null
  const heirs = new WeakMap<Element, Element>()

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    if (target.closest(OVERLAYS)) {
      if (had && !had.closest(OVERLAYS)) opener = had
    } else {
      const heir = opener && heirs.get(opener)
      opener = null
      // A dialog whose opener is gone leaves the focus at the beginning of the page.
      if (heir && target.id === 'main') return focusOn(heir)
    }
    had = target
  }
  // A press beside all controls gives the focus up.
  const onBlur = () =>
    queueMicrotask(() => {
      if (had && isFree() && !isLost(had)) had = null
    })
  const observer = new MutationObserver((records) => {
    for (const lost of [opener, had]) {
      if (!lost || !isLost(lost)) continue
      const former = heirs.get(lost)
      if (former?.isConnected) continue
      // What took its place may be gone in its turn.
      const heir = (former && heirOf(former, records)) ?? heirOf(lost, records)
      if (heir) heirs.set(lost, heir)
    }
    const lost = had
    if (!lost || !isLost(lost)) return
    // A frame later: the page may say itself where the focus goes.
    requestAnimationFrame(() => {
      if (had !== lost || !isLost(lost) || (!isFree() && document.activeElement !== lost)) return
      const heir = heirs.get(lost) ?? (opener && (heirs.get(opener) ?? opener))
      focusOn(heir ?? document.getElementById('main'))
    })
  })

  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    observer.disconnect()
  }
}

const isFree = () => document.activeElement === null || document.activeElement === document.body
const isLost = (element: Element) => !element.isConnected || element.matches(':disabled')

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** What takes the place of what was lost. */
function heirOf(lost: Element, records: readonly MutationRecord[]): Element | null {
  if (lost.isConnected) return placeBefore(lost, lost.parentElement)
  const record = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
  if (!record) return null
  const { target, previousSibling } = record
  const isRow = [...record.removedNodes].some((node) => node instanceof Element && node.matches(ROWS))
  const row =
    isRow && (rowBeside(record, 'nextSibling', records) ?? rowBeside(record, 'previousSibling', records))
  if (row) return row
  if (!(target instanceof Element)) return null
  if (!target.isConnected) return heirOf(target, records)
  return placeBefore(previousSibling?.isConnected ? previousSibling : target, target)
}

/** The nearest row on one side that is still there. */
function rowBeside(
  record: MutationRecord,
  side: 'nextSibling' | 'previousSibling',
  records: readonly MutationRecord[],
): Element | null {
  const beside = record[side]
  if (!(beside instanceof Element)) return null
  if (beside.isConnected) return beside.matches(ROWS) ? beside : null
  const its = records.findLast(({ removedNodes }) => [...removedNodes].includes(beside))
  return its ? rowBeside(its, side, records) : null
}

/** The last place before, or in, what stands there, in the narrowest part of the page that has one. */
function placeBefore(mark: Node, within: Element | null): Element | null {
  if (!within || within === document.body) return null
  const isRoot = within.matches(`main,${OVERLAYS}`)
  if (!isRoot && within.hasAttribute('tabindex')) return within
  const places = [...within.querySelectorAll(PLACES)].filter((place) => place.checkVisibility())
  const isBefore = (place: Element) => {
    const where = mark.compareDocumentPosition(place)
    const inMark = mark !== within && where & Node.DOCUMENT_POSITION_CONTAINED_BY
    return Boolean(where & Node.DOCUMENT_POSITION_PRECEDING || inMark)
  }
  const place = places.findLast(isBefore) ?? (isRoot ? (places[0] ?? within) : null)
  return place ?? placeBefore(mark, within.parentElement)
}
