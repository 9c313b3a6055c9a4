import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { academy } from '../academy.ts'

/** While the server draws a page: what it is called. */
export const drawnTitle: { title: string | undefined } = { title: undefined }

/** What the server's head says of the page that it drew is true of no other. Who shares a page from the browser's menu sends its canonical address. */
const OF_ONE_PAGE =
  'link[rel="canonical"], meta[name="robots"], meta[name="description"], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]'

/** The address whose page the server's head is of. */
let describedAt: string | null = null
let arrivedAt: string | null = null
let announce: (title: string) => void = () => {}

/** The shell gives its live region. */
export function setAnnouncer(say: (title: string) => void): void {
  announce = say
}

function focusPage(): void {
  const target = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Every page calls this: it sets `Title · Academy`, and on arriving moves the focus to the `h1` and announces the page.
 * The home page is called as the academy. While the title is still unknown give undefined. Tabs of one page share a `place`, so that they keep the focus.
 */
export function usePageTitle(
  title: string | undefined,
  { place, isHome = false }: { place?: string; isHome?: boolean } = {},
): void {
  const { pathname, search } = useLocation()
  const here = place ?? pathname
  if (import.meta.env.SSR) drawnTitle.title = title
  useEffect(() => {
    const address = pathname + search
    describedAt ??= address
    if (address !== describedAt) for (const word of document.head.querySelectorAll(OF_ONE_PAGE)) word.remove()
  }, [pathname, search])
  useEffect(() => {
    if (!title) return
    document.title = isHome ? academy().name : `${title} · ${academy().name}`
    const isFirstPage = arrivedAt === null
    if (arrivedAt === here) return
    arrivedAt = here
    if (isFirstPage) return
    focusPage()
    announce(title)
  }, [title, here, isHome])
}
