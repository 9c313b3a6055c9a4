import type { FinalExam } from '@academy/contract/final-exams'
import { useQueryClient } from '@tanstack/react-query'
import { SittingsPanel } from '../../attempts/index.ts'
import { useExamAddresses } from '../addresses.ts'
import { examsChanged } from '../api.ts'

export function ExamSittings({ exam }: { exam: FinalExam }) {
  const queryClient = useQueryClient()
  const addresses = useExamAddresses()
  return (
    <SittingsPanel
      assessmentId={exam._id}
      courseId={exam.course}
      questions={exam.questions}
      submissionAddress={addresses.review}
      onMarksChanged={() => examsChanged(queryClient)}
    />
  )
}
