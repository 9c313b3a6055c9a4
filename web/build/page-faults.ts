import { NOWHERE } from '../../contract/src/http/rules.ts'
import type { PageRoute } from '../src/lib/pages/page-route.ts'

const NEEDED = ['path', 'guard', 'frame', 'kind', 'page'] as const

/** The first word of an address, where it is a word. */
export const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** What the lists of pages leave unsaid, or say twice. TypeScript asks for most of it too; a build does not run it. */
export function pageFaults(shared: readonly PageRoute[], portal: readonly PageRoute[]): string[] {
  const seen = new Set<string>()
  const portalWords = new Set(portal.map(({ path }) => firstWord(path ?? '')))
  return [...shared, ...portal].flatMap((route) => {
    const path = String(route.path)
    const isPlaced = path !== NOWHERE && (route.frame === 'portal' || route.frame === 'by-role')
    const unsaid: string[] = NEEDED.filter((name) => !route[name])
    if (isPlaced && !route.place) unsaid.push('place')
    const isPortal = portal.includes(route)
    if (isPortal && !route.offline) unsaid.push('offline')
    const isTwice = seen.has(path)
    seen.add(path)
    return [
      ...unsaid.map((name) => `The page ${path} does not say its ${name}`),
      ...(isTwice ? [`Two pages have the address ${path}`] : []),
      ...(isPortal && /^(:|$)/.test(firstWord(path))
        ? [`The portal's page ${path} begins without a word`]
        : []),
      ...(!isPortal && portalWords.has(firstWord(path))
        ? [`The page ${path} begins like a portal's, and the portals' list would be asked for it`]
        : []),
      ...(!isPortal && route.frame === 'portal'
        ? [`The page ${path} stands in the portal, not in its list`]
        : []),
    ]
  })
}
