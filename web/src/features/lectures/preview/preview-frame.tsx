import { isAdmin as isAdministrator } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { type ReactNode, useContext, useMemo } from 'react'
import {
  createPath,
  Link,
  UNSAFE_NavigationContext as NavigationContext,
  type To,
  useLocation,
} from 'react-router'
import { toast } from '../../../lib/toast.ts'
import {
  ADMIN_COURSES_ADDRESS,
  adminLecturesAddress,
  INSTRUCTOR_COURSES_ADDRESS,
  manageLecturesAddress,
} from '../../courses/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { previewAddressOf } from './preview-address.ts'
import styles from './preview-frame.module.css'

interface PreviewFrameProps {
  /** To whose lectures the way back leads when one came by the address itself; absent until it is known. */
  courseId: string | undefined
  children: ReactNode
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))
const nameOf = (path: string): string => path.split(/[?#]/)[0] ?? ''

/**
 * Around a page as students see it: a bar says so and leads back. The page's own links and moves stay links of the same page,
 * so here the one place that all of them go through leads them to previews.
 */
export function PreviewFrame({ courseId, children }: PreviewFrameProps) {
  const { t } = useLingui()
  const state = useLocation().state as { from?: string } | null
  const from = state?.from
  const isAdmin = isAdministrator(useSignedIn().role)
  const home = isAdmin ? ADMIN_COURSES_ADDRESS : INSTRUCTOR_COURSES_ADDRESS
  const lecturesAddress = isAdmin ? adminLecturesAddress : manageLecturesAddress
  const back = from ?? (courseId ? lecturesAddress(courseId) : home)
  const outer = useContext(NavigationContext)
  const nowhere = t`A student goes on here. Looking as a student stays inside the course.`
  const inner = useMemo(() => {
    const { navigator } = outer
    const go = (how: 'push' | 'replace') => (to: To) => {
      const path = previewAddressOf(nameOf(pathOf(to)))
      if (path) navigator[how](path, { from })
      else toast.info(nowhere, { id: 'preview' })
    }
    const createHref = (to: To) => navigator.createHref(previewAddressOf(nameOf(pathOf(to))) ?? to)
    return { ...outer, navigator: { ...navigator, createHref, push: go('push'), replace: go('replace') } }
  }, [outer, from, nowhere])
  return (
    <>
      <aside className={styles.bar} aria-label={t`Preview`}>
        <Eye aria-hidden="true" />
        <p>
          <b>
            <Trans>You look as a student.</Trans>
          </b>{' '}
          <span>
            <Trans>Nothing is stored: no progress, no answers.</Trans>
          </span>
        </p>
        <Link to={back} className="btn btn-sm">
          <Trans>Back</Trans>
        </Link>
      </aside>
      <NavigationContext.Provider value={inner}>{children}</NavigationContext.Provider>
    </>
  )
}
