import { useParams } from 'react-router'
import { SubmissionToMark } from '../../quizzes/index.ts'
import { useExamGrading } from '../grading/exam-grading.ts'

export function MarkExamSubmissionPage() {
  const { submissionId = '' } = useParams()
  return <SubmissionToMark kind={useExamGrading()} id={submissionId.toLowerCase()} />
}
