import { useParams } from 'react-router'
import { SubmissionToMark } from '../../quizzes/index.ts'
import { EXAM_GRADING } from '../exam-grading.ts'

export function MarkExamSubmissionPage() {
  const { submissionId = '' } = useParams()
  return <SubmissionToMark kind={EXAM_GRADING} id={submissionId.toLowerCase()} />
}
