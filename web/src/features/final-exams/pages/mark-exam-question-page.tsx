import { useParams } from 'react-router'
import { QuestionToMark } from '../../quizzes/index.ts'
import { useExamGrading } from '../grading/exam-grading.ts'

export function MarkExamQuestionPage() {
  const { examId = '', questionId = '' } = useParams()
  const kind = useExamGrading()
  return <QuestionToMark key={questionId} kind={kind} paperId={examId} questionId={questionId} />
}
