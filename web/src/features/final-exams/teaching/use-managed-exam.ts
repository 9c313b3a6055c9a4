import * as M from '@academy/contract/final-exams/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { CallFailure } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { useExamAddresses } from '../addresses.ts'
import { examCardQuery, examOfCourseQuery, examQuery } from '../api.ts'
import { idIn } from './exam-ids.ts'

/** The exam that the address names, by its course or by its own id, which leads to the tab of its course. A course of one's own
 * without an exam is shown as such; what is nobody's, or another's, leads back to where exams are chosen. */
export function useManagedExam() {
  const params = useParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const addresses = useExamAddresses()
  const { search } = useLocation()
  const isByCourse = params.examId === undefined
  const id = idIn(params.examId ?? params.courseId)
  const query = isByCourse ? examOfCourseQuery(id ?? '') : examQuery(id ?? '')
  const exam = useQuery({ ...query, enabled: id !== null })
  const isMissing = exam.error instanceof CallFailure && exam.error.status === 404
  const card = useQuery({ ...examCardQuery(id ?? ''), enabled: isMissing && isByCourse })
  const isGone = isMissing && (!isByCourse || card.data === null)
  const found = isByCourse ? undefined : exam.data

  useEffect(() => {
    if (isGone) {
      toast.error(M.notFound, { id: 'exam-not-found' })
      navigate(addresses.list, { replace: true })
    } else if (found) {
      const { course } = found.finalExam
      queryClient.setQueryData(examOfCourseQuery(course).queryKey, found)
      navigate(addresses.home(course) + search, { replace: true })
    }
  }, [isGone, found, search, navigate, queryClient, addresses])

  return {
    id,
    idFault: isByCourse ? undefined : M.idInvalid,
    data: isMissing ? undefined : exam.data,
    /** The course that has no exam yet. */
    bare: (isMissing && card.data) || undefined,
    error: isMissing ? card.error : exam.error,
    isGone,
    refetch: () => void (isMissing ? card : exam).refetch(),
    isFetching: exam.isFetching || card.isFetching,
  }
}
