import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { adminLecturesAddress, useCourseNames } from '../../courses/index.ts'
import { taughtLectureQuery } from '../manage/api.ts'
import { DeleteLectureDialog } from '../manage/delete-lecture-dialog.tsx'
import styles from '../manage/lecture-panel.module.css'
import { EditForm } from '../manage/lecture-panel.tsx'

export function AdminChangeLecturePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data } = useQuery({ ...taughtLectureQuery(id), enabled: false })
  const names = useCourseNames(data?.courseId)
  const [isDeleting, setIsDeleting] = useState(false)
  usePageTitle(t`Edit lecture`)
  const up = data ? adminLecturesAddress(data.courseId) : '/admin/course'
  return (
    <>
      <PortalTitle names={names}>
        <Trans>Edit lecture</Trans>
      </PortalTitle>
      <div className={`${styles.panel} card max-w-160`}>
        <EditForm id={id} audience="admin" onSaved={() => navigate(up)} onClose={() => navigate(up)} />
      </div>
      {data && (
        <Button variant="danger" className="mt-5" onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden="true" />
          <Trans>Delete lecture</Trans>
        </Button>
      )}
      {data && isDeleting && (
        <DeleteLectureDialog
          lecture={data.lecture}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => navigate(up)}
        />
      )}
    </>
  )
}
