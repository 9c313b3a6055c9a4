import { useParams } from 'react-router'
import { QUIZ_GRADING } from '../grading/quiz-grading.ts'
import { QuestionToMark } from '../grading/workspace/question-to-mark.tsx'

export function GradeQuestionPage() {
  const { quizId = '', questionId = '' } = useParams()
  return <QuestionToMark key={questionId} kind={QUIZ_GRADING} paperId={quizId} questionId={questionId} />
}
