import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { adminLecturesAddress, instructorCourseQuery } from '../../courses/index.ts'
import { LectureForm } from '../manage/lecture-form.tsx'
import { slidesAddress } from '../manage/places.ts'
import '../manage/manage.css'

export function AdminAddLecturePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data: course } = useQuery(instructorCourseQuery(id))
  usePageTitle(t`Add lecture`)
  const up = adminLecturesAddress(id)
  return (
    <>
      <PortalTitle names={{ course: course?.title }}>
        <Trans>Add lecture</Trans>
      </PortalTitle>
      <div className="lec-panel card max-w-[40rem]">
        <LectureForm
          audience="admin"
          courseId={id}
          onClose={() => navigate(up)}
          onSaved={({ _id, lectureType }) =>
            navigate(lectureType === 'notes' ? slidesAddress(_id, 'admin') : up)
          }
        />
      </div>
    </>
  )
}
