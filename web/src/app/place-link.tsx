import { Link, type LinkProps, useLocation } from 'react-router'
import type { Place } from '../lib/pages/page-route.ts'

export interface MainLink {
  to: string
  label: string
}

interface PlaceLinkProps extends LinkProps {
  to: string
  /** Where the address is another word. */
  place?: Place
  /** The place of the page that is open. */
  current: Place | undefined
}

/** A line of the navigation; it is current on its own page, and on those within its place. */
export function PlaceLink({ place, current, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation()
  const how = pathname === rest.to ? 'page' : true
  return (
    <Link aria-current={(place ?? (rest.to.slice(1) || 'home')) === current ? how : undefined} {...rest} />
  )
}
