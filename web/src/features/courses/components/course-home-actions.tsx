import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Eye, Megaphone, Pencil, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import type { CourseTabName } from '../../../lib/pages/page-route.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { adminEditCourseAddress, coursePreviewAddress } from '../addresses.ts'
import { announceAddress } from '../course-tab-addresses.ts'
import { instructorCourseQuery } from '../teaching-api.ts'
import styles from './course-tabs.module.css'

const AssignDialog = lazyPart(() => import('./assign-dialog.tsx'), 'AssignDialog')

interface CourseHomeActionsProps {
  courseId: string
  current: CourseTabName
  isInstructor: boolean
}

/** Look as a student, announce; for admins also edit and assign. On a laptop, where the tabs take the room, by their signs alone, but
 * for an instructor's Announce. A phone has room for them on the overview. */
export function CourseHomeActions({ courseId, current, isInstructor }: CourseHomeActionsProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const [isAssigning, setIsAssigning] = useState(false)
  const id = courseId.toLowerCase()
  const { data: course } = useQuery({ ...instructorCourseQuery(id), enabled: isId(id) })
  if (!course) return null
  return (
    <div className={styles.acts} data-current={current}>
      <ButtonLink
        size="sm"
        variant="quiet"
        to={coursePreviewAddress(id)}
        state={{ from: pathname + search }}
        title={t`Look as a student`}
      >
        <Eye aria-hidden="true" />
        <span className={styles.longWords}>
          <Trans>Look as a student</Trans>
        </span>
      </ButtonLink>
      <ButtonLink
        size="sm"
        variant="quiet"
        to={announceAddress(id, isInstructor)}
        title={t`Announce to this course`}
      >
        <Megaphone aria-hidden="true" />
        <span className={isInstructor ? undefined : styles.longWords}>
          <Trans>Announce</Trans>
        </span>
      </ButtonLink>
      {!isInstructor && (
        <>
          <ButtonLink
            size="sm"
            variant="quiet"
            to={adminEditCourseAddress(id)}
            aria-label={t`Edit course`}
            title={t`Edit course`}
          >
            <Pencil aria-hidden="true" />
            <span className={styles.longWords}>
              <Trans>Edit</Trans>
            </span>
          </ButtonLink>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Assign instructor`}
            title={t`Assign instructor`}
            onClick={() => setIsAssigning(true)}
          >
            <UserPlus aria-hidden="true" />
            <span className={styles.longWords}>
              <Trans>Assign</Trans>
            </span>
          </Button>
        </>
      )}
      {isAssigning && (
        <Suspense>
          <AssignDialog course={course} onClose={() => setIsAssigning(false)} />
        </Suspense>
      )}
    </div>
  )
}
