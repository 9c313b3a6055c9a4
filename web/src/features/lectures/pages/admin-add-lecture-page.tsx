import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { adminLecturesAddress, instructorCourseQuery } from '../../courses/index.ts'
import { slidesAddress } from '../manage/addresses.ts'
import { LectureForm } from '../manage/lecture-form.tsx'
import styles from '../manage/lecture-panel.module.css'

const SeveralFiles = lazyPart(() => import('../several/several-files.tsx'), 'SeveralFiles')

export function AdminAddLecturePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data: course } = useQuery(instructorCourseQuery(id))
  usePageTitle(t`Add lecture`)
  const isSeveral = useSearchParams()[0].has('several')
  const up = adminLecturesAddress(id)
  return (
    <>
      <PortalTitle names={{ course: course?.title }}>
        <Trans>Add lecture</Trans>
      </PortalTitle>
      <nav aria-label={t`How many`} className="tabs mb-5">
        <Link to="?" replace aria-current={isSeveral ? undefined : 'page'}>
          <Trans>One lecture</Trans>
        </Link>
        <Link to="?several" replace aria-current={isSeveral ? 'page' : undefined}>
          <Trans>Several files</Trans>
        </Link>
      </nav>
      <div className={`${styles.panel} card max-w-160`}>
        {isSeveral ? (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <SeveralFiles audience="admin" courseId={id} onClose={() => navigate(up)} />
          </Suspense>
        ) : (
          <LectureForm
            audience="admin"
            courseId={id}
            onClose={() => navigate(up)}
            onSaved={({ _id, lectureType }) =>
              navigate(lectureType === 'notes' ? slidesAddress(_id, 'admin') : up)
            }
          />
        )}
      </div>
    </>
  )
}
