import { createContext, useContext } from 'react'
import type { Crumb, TrailFacts } from './page-route.ts'

/** What the portal knows of the page that is open: from its route and its address. */
export interface PortalPage {
  /** The place it belongs to, as the sidebar has it; absent where that place is another role's. */
  home?: Crumb & { label: string }
  /** The page is the place's own. */
  isHome: boolean
  isInstructor: boolean
  params: TrailFacts['params']
  trail: (facts: TrailFacts) => readonly Crumb[]
}

const NOWHERE: PortalPage = { isHome: true, isInstructor: false, params: {}, trail: () => [] }

export const PortalPageContext = createContext<PortalPage>(NOWHERE)
export const usePortalPage = (): PortalPage => useContext(PortalPageContext)
