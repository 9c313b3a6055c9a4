import { useParams } from 'react-router'
import { QUIZ_GRADING } from '../grading/quiz-grading.ts'
import { SubmissionToMark } from '../grading/workspace/submission-to-mark.tsx'

/** The id comes as `submissionId` or as `id`, by the address. */
export function GradeSubmissionPage() {
  const params = useParams()
  return <SubmissionToMark kind={QUIZ_GRADING} id={(params.submissionId ?? params.id ?? '').toLowerCase()} />
}
