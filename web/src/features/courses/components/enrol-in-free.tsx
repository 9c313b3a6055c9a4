import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import * as ENROLMENT_MESSAGES from '@academy/contract/enrolments/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailure, call, failureMessage, isUnreachable } from '../../../lib/calls/call.ts'
import { queryClient } from '../../../lib/queries/query-client.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { refreshUser } from '../../users/index.ts'
import { studyAddress } from '../addresses.ts'
import { myCoursesQuery } from '../api.ts'
import styles from './enrol-button.module.css'

interface EnrolInFreeProps {
  id: string
  look: ButtonLook & { className: string }
  words: ReactNode
  /** The course's, for screen readers. */
  name: ReactNode
}

/** 'Enroll Free', 'Enrolling...'. A refusal stands beside the button as well as in the toast. */
export function EnrolInFree({ id, look, words, name }: EnrolInFreeProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isEnrolling, setIsEnrolling] = useState(false)
  const [problem, setProblem] = useState<string>()

  /** Said beside the button alone, until the line is back: a place in a course is not given out without the server. */
  const askForLine = () => {
    setProblem(t`You need a connection to enrol.`)
    addEventListener('online', () => setProblem(undefined), { once: true })
  }

  const enrol = async () => {
    if (!isId(id)) return toast.error(COURSE_MESSAGES.idInvalid)
    if (!navigator.onLine) return askForLine()
    setIsEnrolling(true)
    setProblem(undefined)
    try {
      toast.success(await enrolled(id))
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

  return (
    <>
      <Button {...look} busy={isEnrolling} onClick={enrol}>
        {isEnrolling ? <Trans>Enrolling...</Trans> : words}
        {name}
      </Button>
      {problem && (
        <div role="alert" className={styles.problem}>
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </>
  )
}

/** What the server says; a refusal is a `CallFailure`. */
async function enrolled(id: string): Promise<string> {
  const { enrolled: isEnrolled, message } = await call('POST /api/course/enroll/{id}', { params: { id } })
  if (!isEnrolled) throw new CallFailure(403, COURSE_MESSAGES.accessFailed)
  // The guard of the study page looks at the person's subscription, so it comes first.
  await Promise.all([refreshUser(), queryClient.invalidateQueries({ queryKey: myCoursesQuery.queryKey })])
  return message
}
