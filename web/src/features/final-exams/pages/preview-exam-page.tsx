import * as FINAL_EXAM_MESSAGES from '@academy/contract/final-exams/messages'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LobbySkeleton, PreviewedPaper, type SatPaper } from '../../attempts/index.ts'
import { studyAddress } from '../../courses/index.ts'
import { PreviewFrame } from '../../lectures/index.ts'
import { examPreviewQuery } from '../student/api.ts'

/** The lobby and the questions of a final exam as a student has them. */
export function PreviewExamPage() {
  const courseId = (useParams().courseId ?? '').toLowerCase()
  return (
    <PreviewFrame courseId={courseId}>
      <PreviewExam key={courseId} courseId={courseId} />
    </PreviewFrame>
  )
}

function PreviewExam({ courseId }: { courseId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const found = useQuery(examPreviewQuery(courseId))
  const { data, error } = found
  const exam = data?.finalExam
  const paper = useMemo((): SatPaper | undefined => {
    if (!exam) return undefined
    const { title, course, courseTitle, timeLimit, questions = [] } = exam
    return { kind: 'final-exam', title, course, courseTitle, questions, timeLimit }
  }, [exam])
  usePageTitle(exam?.title ?? t`Final exam`)
  if (error && !data) {
    return (
      <main id="main" tabIndex={-1} className="wrap py-10">
        <ErrorPanel level={1} message={failureMessage(error, FINAL_EXAM_MESSAGES.loadFailed)} found={found} />
      </main>
    )
  }
  if (!data || !paper) return <LobbySkeleton onLeave={() => navigate(studyAddress(courseId))} />
  return (
    <PreviewedPaper
      paper={paper}
      description={data.finalExam.description}
      under={paper.courseTitle}
      facts={data.finalExam}
      serverNow={data.serverNow}
    />
  )
}
