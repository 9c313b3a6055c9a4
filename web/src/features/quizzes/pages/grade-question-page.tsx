import { useParams } from 'react-router'
import { QuestionToMark } from '../grading/question-to-mark.tsx'
import { QUIZ_GRADING } from '../grading/quiz-grading.ts'

export function GradeQuestionPage() {
  const { quizId = '', questionId = '' } = useParams()
  return <QuestionToMark key={questionId} kind={QUIZ_GRADING} paperId={quizId} questionId={questionId} />
}
