import type { Course } from '@academy/contract/courses'
import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isFreeCourse } from '@academy/contract/courses/rules'
import * as ENROLMENT_MESSAGES from '@academy/contract/enrolments/messages'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureMessage, isUnreachable } from '../../lib/call.ts'
import { rememberReturn } from '../../lib/return-to.ts'
import { toast } from '../../lib/toast.ts'
import { currentSession, refreshUser } from '../users/index.ts'
import { courseAddress, isCourseId, paymentAddress, studyAddress } from './places.ts'

/** The way into a course: through login for visitors, at once when it is free, through payment when it is not. */
export function useEnrol(course: Pick<Course, '_id' | 'courseType' | 'price'>) {
  const id = course._id
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isEnrolling, setIsEnrolling] = useState(false)
  const [problem, setProblem] = useState<string>()

  /** Said beside the button alone, until the line is back: a place in a course is not given out without the server. */
  const askForLine = () => {
    setProblem(t`You need a connection to enrol.`)
    addEventListener('online', () => setProblem(undefined), { once: true })
  }

  const enrolAtOnce = async () => {
    if (!navigator.onLine) return askForLine()
    setIsEnrolling(true)
    setProblem(undefined)
    try {
      const { enrolInFree } = await import('./enrol-in-free.ts')
      toast.success(await enrolInFree(id, queryClient))
      navigate(studyAddress(id))
    } catch (failure) {
      if (isUnreachable(failure)) return askForLine()
      const said = failureMessage(failure, ENROLMENT_MESSAGES.enrolFailed)
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
    else await enrolAtOnce()
  }
  return { enrol, isEnrolling, problem }
}
