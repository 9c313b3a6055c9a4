import type { FinalExam } from '@academy/contract/final-exams'
import { useQueryClient } from '@tanstack/react-query'
import { SittingsPanel } from '../../attempts/index.ts'
import { examsChanged } from '../api.ts'
import { useExamPlaces } from '../places.ts'

export function ExamSittings({ exam }: { exam: FinalExam }) {
  const queryClient = useQueryClient()
  const places = useExamPlaces()
  return (
    <SittingsPanel
      assessmentId={exam._id}
      courseId={exam.course}
      questions={exam.questions}
      submissionAddress={places.review}
      onMarksChanged={() => examsChanged(queryClient)}
    />
  )
}
