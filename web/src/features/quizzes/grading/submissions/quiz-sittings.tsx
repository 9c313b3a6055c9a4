import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SittingsPanel } from '../../../attempts/index.ts'
import { quizQuery } from '../../teaching/api.ts'
import { gradeAddress } from '../addresses.ts'
import { submissionsChanged } from '../quiz-grading.ts'

export function QuizSittings({ quizId }: { quizId: string }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(quizQuery(quizId))
  return (
    <SittingsPanel
      assessmentId={quizId}
      courseId={data?.quiz.course}
      questions={data?.quiz.questions}
      submissionAddress={gradeAddress}
      onMarksChanged={() => submissionsChanged(queryClient)}
    />
  )
}
