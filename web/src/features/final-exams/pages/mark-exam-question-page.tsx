import { useParams } from 'react-router'
import { QuestionToMark } from '../../quizzes/index.ts'
import { EXAM_GRADING } from '../exam-grading.ts'

export function MarkExamQuestionPage() {
  const { examId = '', questionId = '' } = useParams()
  return <QuestionToMark key={questionId} kind={EXAM_GRADING} paperId={examId} questionId={questionId} />
}
