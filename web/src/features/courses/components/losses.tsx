import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CallReply } from '../../../lib/calls/call.ts'
import { LossList } from '../../../ui/loss-list.tsx'

interface CourseLossesProps {
  lost: CallReply<'POST /api/instructor/courses/deletion'>['lost']
  /** Said where nothing is lost. */
  none: ReactNode
}

/** What is lost with a course or several, as the server counts it now. */
export function CourseLosses({ lost, none }: CourseLossesProps) {
  const { lectures, quizzes, enrolments, submissions, questions, announcements } = lost
  if (lectures + quizzes + enrolments + submissions + questions + announcements === 0) return <p>{none}</p>
  return (
    <LossList>
      {lectures > 0 && <Plural value={lectures} one="# lecture is lost" other="# lectures are lost" />}
      {quizzes > 0 && <Plural value={quizzes} one="# quiz is lost" other="# quizzes are lost" />}
      {submissions > 0 && (
        <Plural value={submissions} one="# submission is lost" other="# submissions are lost" />
      )}
      {questions > 0 && (
        <Plural
          value={questions}
          one="# question of the lectures is lost, with its answers"
          other="# questions of the lectures are lost, with their answers"
        />
      )}
      {announcements > 0 && (
        <Plural value={announcements} one="# announcement is lost" other="# announcements are lost" />
      )}
      {enrolments > 0 && (
        <Plural
          value={enrolments}
          one="# enrolment ends, with its progress"
          other="# enrolments end, with their progress"
        />
      )}
    </LossList>
  )
}
