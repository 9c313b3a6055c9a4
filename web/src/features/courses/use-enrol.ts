import type { Course } from '@academy/contract/courses'
import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { ENROLMENT_MESSAGES } from '@academy/contract/enrolments/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call, failureMessage } from '../../lib/call.ts'
import { rememberReturn } from '../../lib/return-to.ts'
import { toast } from '../../lib/toast.ts'
import { currentSession, refreshUser } from '../users/index.ts'
import { myCoursesQuery } from './api.ts'
import { isCourseId } from './card-state.ts'
import { courseAddress, paymentAddress, studyAddress } from './places.ts'

/** The way into a course: through login for visitors, at once when it is free, through payment when it is not. */
export function useEnrol(course: Pick<Course, '_id' | 'courseType' | 'price'>) {
  const id = course._id
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isEnrolling, setIsEnrolling] = useState(false)
  const [problem, setProblem] = useState<string>()

  const enrolInFree = async () => {
    setIsEnrolling(true)
    setProblem(undefined)
    try {
      const { enrolled, message } = await call('POST /api/course/enroll/{id}', { params: { id } })
      if (!enrolled) throw new Error(COURSE_MESSAGES.accessFailed)
      // The guard of the study page looks at the person's subscription, so it comes first.
      await Promise.all([refreshUser(), queryClient.invalidateQueries({ queryKey: myCoursesQuery.queryKey })])
      toast.success(message)
      navigate(studyAddress(id))
    } catch (failure) {
      const said = enrolFailure(failure)
      setProblem(said)
      toast.error(said)
    } finally {
      setIsEnrolling(false)
    }
  }

  const enrol = async () => {
    if (!isCourseId(id)) return toast.error(COURSE_MESSAGES.idInvalid)
    if (currentSession().status === 'loading') await refreshUser()
    const { user } = currentSession()
    if (!user) {
      rememberReturn(courseAddress(id))
      navigate('/login')
    } else if (user.subscription.includes(id)) navigate(studyAddress(id))
    else if (!isFreeCourse(course)) navigate(paymentAddress(id))
    else await enrolInFree()
  }
  return { enrol, isEnrolling, problem }
}

function enrolFailure(failure: unknown): string {
  if (failure instanceof Error && failure.message === COURSE_MESSAGES.accessFailed) return failure.message
  return failureMessage(failure, ENROLMENT_MESSAGES.enrolFailed)
}
