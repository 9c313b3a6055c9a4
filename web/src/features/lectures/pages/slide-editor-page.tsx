import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { isAdmin } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { adminCourseAddress, instructorCourseQuery, manageLecturesAddress } from '../../courses/index.ts'
import { useSession } from '../../users/index.ts'
import { lecturesChanged } from '../manage/api.ts'
import { draftIdOf, readDraft } from '../slides/editor/drafts.ts'
import { Studio } from '../slides/editor/studio.tsx'

/** Asked for once and kept by nobody: from then on the editor's own state is what counts. */
const openedQuery = (id: string, draftId: string) =>
  queryOptions({
    queryKey: ['slide-editor', id, draftId],
    queryFn: async ({ signal }) => {
      const [{ lecture, courseId }, draft] = await Promise.all([
        call('GET /api/instructor/lectures/{id}/course', { params: { id }, signal }),
        readDraft(draftId),
      ])
      return { lecture, courseId, draft }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export function SlideEditorPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const queryClient = useQueryClient()
  // Lists count slides: they are asked for again after the editor.
  useEffect(() => () => void lecturesChanged(queryClient), [queryClient])
  const { user, role } = useSession()
  const draftId = draftIdOf(user?._id ?? '', id)
  const found = useQuery(openedQuery(id, draftId))
  const { data, error } = found
  const courseId = data?.courseId ?? ''
  const { data: course } = useQuery({ ...instructorCourseQuery(courseId), enabled: courseId !== '' })
  usePageTitle(data && t`Slides of ${data.lecture.title}`)

  if (data && data.lecture.lectureType === 'notes') {
    const back = role && isAdmin(role) ? adminCourseAddress(courseId) : manageLecturesAddress(courseId)
    const { lecture, draft } = data
    return (
      <Studio
        key={id}
        lecture={lecture}
        draft={draft}
        draftId={draftId}
        courseTitle={course?.title}
        back={back}
      />
    )
  }
  if (data || error) {
    return (
      <main id="main" tabIndex={-1} className="wrap py-12">
        <ErrorPanel
          level={1}
          message={
            data ? LECTURE_MESSAGES.notANotesLecture : failureMessage(error, LECTURE_MESSAGES.fetchFailed)
          }
          found={data ? undefined : found}
          back
        />
      </main>
    )
  }
  return (
    <main id="main" aria-label={t`Slides`}>
      <FullPageLoader />
      <h1 className="vh">
        <Trans>Slides</Trans>
      </h1>
    </main>
  )
}
