import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import type { LectureInList } from '@academy/contract/lectures'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { callFile } from '../../../lib/calls/call-file.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { CourseAccordion } from '../../courses/index.ts'
import { CourseLectures } from '../manage/course-lectures.tsx'
import { DeleteLectureDialog } from '../manage/delete-lecture-dialog.tsx'
import '../../../ui/styles/accordion.css'

/** Every course with its lectures. */
export function AdminLecturesPage() {
  const { t } = useLingui()
  usePageTitle(t`Lectures`)
  const [doomed, setDoomed] = useState<LectureInList | null>(null)
  return (
    <>
      <PortalTitle>
        <Trans>Lectures</Trans>
      </PortalTitle>
      <CourseAccordion
        failed={COURSE_MESSAGES.fetchAllFailed}
        csv={(course) => callFile('GET /api/lectures/csv', { query: { course } })}
        item={(course, place) => (
          <CourseLectures key={course._id} course={course} onDelete={setDoomed} {...place} />
        )}
      />
      {doomed && (
        <DeleteLectureDialog
          lecture={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => setDoomed(null)}
        />
      )}
    </>
  )
}
