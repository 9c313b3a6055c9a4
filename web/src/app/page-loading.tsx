import { useIsPageLoading } from '../lib/pages/lazy-page.ts'
import styles from './page-loading.module.css'

/** A thin line on top while the next page is on its way; it shows after 150 ms, so quick pages never flash it. */
export function PageLoading() {
  return useIsPageLoading() ? <div className={styles.line} data-page-loading aria-hidden="true" /> : null
}
