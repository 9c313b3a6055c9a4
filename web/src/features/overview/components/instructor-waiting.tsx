import * as M from '@academy/contract/students/messages'
import { AWAY_DAYS, RISK_COUNTED_MAX } from '@academy/contract/students/rules'
import { formatCount } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  CalendarX,
  ChevronRight,
  ClipboardCheck,
  GraduationCap,
  type LucideIcon,
  MessageCircleQuestion,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { examAddressesOf } from '../../final-exams/index.ts'
import { QUESTIONS_ADDRESS } from '../../questions/index.ts'
import { INSTRUCTOR_SUBMISSIONS_ADDRESS } from '../../quizzes/index.ts'
import { studentsAddress } from '../../students/index.ts'
import { instructorWaitingQuery } from '../api.ts'
import { DashboardPart } from './dashboard-part.tsx'
import styles from './instructor-waiting.module.css'

/** What is there to do: answers to grade, exams to mark, questions to answer, students to ask after. */
export function InstructorWaiting() {
  const found = useQuery(instructorWaitingQuery)
  return (
    <Panel title={<Trans>What waits for you</Trans>}>
      <DashboardPart
        found={found}
        failed={M.loadDashboardFailed}
        waiting={<Skeleton radius={2} className="h-32 w-full" />}
      >
        {({ quizSubmissions, exams, questions, stopped }) =>
          quizSubmissions + questions + exams.length + stopped.length === 0 ? (
            <p className={styles.nothing}>
              <Trans>
                Nothing waits. Every answer is graded, no question is open, and nobody has stopped.
              </Trans>
            </p>
          ) : (
            <ul className={styles.waiting}>
              {quizSubmissions > 0 && (
                <Line Icon={ClipboardCheck} to={`${INSTRUCTOR_SUBMISSIONS_ADDRESS}?status=submitted`}>
                  <b>
                    <Plural value={quizSubmissions} one="# quiz to grade" other="# quizzes to grade" />
                  </b>
                </Line>
              )}
              {exams.map(({ _id, course, title, waiting }) => (
                <Line key={_id} Icon={GraduationCap} to={examAddressesOf(false).home(course)} detail={title}>
                  <b>
                    <Plural value={waiting} one="# exam to mark" other="# exams to mark" />
                  </b>
                </Line>
              ))}
              {questions > 0 && (
                <Line Icon={MessageCircleQuestion} to={QUESTIONS_ADDRESS}>
                  <b>
                    <Plural value={questions} one="# question to answer" other="# questions to answer" />
                  </b>
                </Line>
              )}
              {stopped.map(({ course, title, students }) => (
                <Line key={course} Icon={CalendarX} to={studentsAddress(course, 'away')} detail={title}>
                  <Stopped students={students} />
                </Line>
              ))}
            </ul>
          )
        }
      </DashboardPart>
    </Panel>
  )
}

function Stopped({ students }: { students: number }) {
  const most = formatCount(RISK_COUNTED_MAX)
  return (
    <>
      <b>
        {students > RISK_COUNTED_MAX ? (
          <Trans>More than {most} students have stopped</Trans>
        ) : (
          <Plural value={students} one="# student has stopped" other="# students have stopped" />
        )}
      </b>
      {', '}
      <span className={styles.rule}>
        <Plural value={AWAY_DAYS} one="no visit for # day" other="no visit for # days" />
      </span>
    </>
  )
}

interface LineProps {
  Icon: LucideIcon
  to: string
  detail?: string
  children: ReactNode
}

function Line({ Icon, to, detail, children }: LineProps) {
  return (
    <li>
      <Link to={to}>
        <Icon aria-hidden="true" />
        <span>
          {children}
          {detail && <small>{detail}</small>}
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  )
}
