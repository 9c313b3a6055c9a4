import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Logo } from '../imigongo/logo.tsx'
import { academy } from '../lib/academy.ts'
import styles from './brand-link.module.css'

/** The academy's mark and name; leads home. */
export function BrandLink() {
  const { t } = useLingui()
  const { name } = academy()
  return (
    <Link to="/" className={styles.brand} aria-label={t`${name} home`}>
      <Logo name={name} />
    </Link>
  )
}
