import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Keyboard, X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { DraftState } from './draft-state.tsx'
import { ungradedIn } from './queue.ts'
import type { Cockpit } from './use-cockpit.ts'
import type { StudentQueue } from './use-student-queue.ts'

interface CockpitBarProps {
  cockpit: Cockpit
  /** Of the student whose submission this is. */
  name: string
  students: StudentQueue
  leave: string
  onHelp: () => void
  onNextUngraded: () => void
}

export function CockpitBar({ cockpit, name, students, leave, onHelp, onNextUngraded }: CockpitBarProps) {
  const { t } = useLingui()
  const { opened, drafts } = cockpit
  const { queue, place, goTo, next, previous } = students
  const left = queue && ungradedIn(queue)
  const total = queue?.total
  const count = queue && (
    <Trans>
      <b>
        {left} of {total}
      </b>{' '}
      ungraded
    </Trans>
  )
  return (
    <header className="cockpit-bar">
      <IconLink label={t`Leave grading`} to={leave}>
        <X aria-hidden="true" />
      </IconLink>
      <div className="cockpit-name">
        <h1 tabIndex={-1}>{opened.quiz.title}</h1>
        <p className="cockpit-wide">{opened.courseName}</p>
        <p className="cockpit-narrow num">
          {name}
          {count && ' · '}
          {count}
        </p>
      </div>
      <DraftState drafts={drafts} isGraded={opened.submission.status === 'graded'} />
      <div className="cockpit-students">
        <span className="cockpit-left num" role="status">
          {count}
        </span>
        <IconButton
          label={t`Previous student`}
          aria-keyshortcuts="Alt+ArrowLeft"
          disabled={!previous}
          onClick={() => previous && goTo(previous)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className="cockpit-here min-w-0 text-center leading-snug">
          <b className="block">{name}</b>
          {place > 0 && (
            <span className="num block">
              <Trans>
                {place} of {total}
              </Trans>
            </span>
          )}
        </p>
        <IconButton
          label={t`Next student`}
          aria-keyshortcuts="Alt+ArrowRight"
          disabled={!next}
          onClick={() => next && goTo(next)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Button
          size="sm"
          className="cockpit-next"
          disabled={!students.hasUngradedBeside}
          onClick={onNextUngraded}
        >
          <Trans>Next ungraded</Trans>
          <span aria-hidden="true">
            <kbd>N</kbd>
          </span>
        </Button>
        <IconButton label={t`Keyboard shortcuts`} aria-haspopup="dialog" onClick={onHelp}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
      <LeaveGuard when={drafts.word === 'failed'}>
        <Trans>Your marks are not saved yet. They stay on this device and come back when you return.</Trans>
      </LeaveGuard>
    </header>
  )
}
