import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, ClipboardCheck, type LucideIcon, SquarePlay, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { INSTRUCTOR_COURSES_ADDRESS } from '../../courses/index.ts'
import { INSTRUCTOR_QUIZZES_ADDRESS } from '../../quizzes/index.ts'
import { STUDENTS_ADDRESS } from '../../students/index.ts'
import styles from './quick-actions.module.css'

/** The four places an instructor goes to most. */
export function InstructorActions() {
  const { t } = useLingui()
  return (
    <nav className={styles.actions} aria-label={t`Quick actions`}>
      <Action
        to={INSTRUCTOR_COURSES_ADDRESS}
        Icon={BookOpen}
        detail={<Trans>write, price and publish</Trans>}
      >
        <Trans>Courses</Trans>
      </Action>
      <Action to="/instructor/lectures" Icon={SquarePlay} detail={<Trans>video, audio and slides</Trans>}>
        <Trans>Lectures</Trans>
      </Action>
      <Action
        to={INSTRUCTOR_QUIZZES_ADDRESS}
        Icon={ClipboardCheck}
        detail={<Trans>create, change, grade</Trans>}
      >
        <Trans>Quizzes</Trans>
      </Action>
      <Action to={STUDENTS_ADDRESS} Icon={Users} detail={<Trans>progress and who is at risk</Trans>}>
        <Trans>Students</Trans>
      </Action>
    </nav>
  )
}

interface ActionProps {
  to: string
  Icon: LucideIcon
  detail: ReactNode
  children: ReactNode
}

function Action({ to, Icon, detail, children }: ActionProps) {
  return (
    <Link to={to}>
      <Icon aria-hidden="true" />
      <span>
        {children}
        <small>{detail}</small>
      </span>
    </Link>
  )
}
