import { ChevronRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import styles from './more-link.module.css'

/** From some of it to all of it, beside a title or under a panel. */
export function MoreLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={styles.more}>
      {children}
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}
