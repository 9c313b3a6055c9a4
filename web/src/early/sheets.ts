import { deferred } from './promises.ts'

// The sheets of a drawn page come behind its words, and hold all at once.

/** When all are named, and have come or failed. Who has them, and is about to see words of their own, gets both laid out at once. */
export const [sheetsHere, sheetsAreHere] = deferred()

const lateSheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]

export const haveSheetsCome = (): boolean => lateSheets().every(({ sheet }) => sheet)

export function applySheets(): void {
  latecomers.disconnect()
  for (const sheet of lateSheets()) if (sheet.media !== 'all') sheet.media = 'all'
}

/** A sheet that the program asks for before it takes the page over holds with the others. By itself it would be the first to name its layer,
 * and the rules of all layers named after it would win over it. */
const latecomers = new MutationObserver((changes) => {
  for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (link instanceof HTMLLinkElement && link.rel === 'stylesheet' && !link.media) {
      link.media = 'print'
      // The program asks for such a sheet again.
      link.dataset.late = 'again'
    }
})

export const watchLatecomers = (): void => latecomers.observe(document.head, { childList: true })

/** A weak line drops what the next moment brings. For what does not come then either, the sheets that it holds are asked for: the program may
 * have counted on them. */
export function askAgain(link: HTMLLinkElement): void {
  const { late, holds } = link.dataset
  const instead = late
    ? (holds?.split(' ') ?? []).map((file) => lateSheet(link, '', `/${file}`))
    : [lateSheet(link, 'again', link.href)]
  link.replaceWith(...instead)
}

function lateSheet(like: HTMLLinkElement, late: string, href: string): HTMLLinkElement {
  const sheet = Object.assign(like.cloneNode() as HTMLLinkElement, { href })
  sheet.dataset.late = late
  if (!late) delete sheet.dataset.holds
  return sheet
}
