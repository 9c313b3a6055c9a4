import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Answers } from './answers.tsx'
import { BehindNote } from './behind-note.tsx'
import { CockpitBar } from './cockpit-bar.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { KeyList } from './key-list.tsx'
import { focusMarks } from './mark-focus.ts'
import { MarksSide } from './marks-side.tsx'
import { PhoneBar } from './phone-bar.tsx'
import type { CockpitState } from './places.ts'
import { nextUngraded } from './queue.ts'
import { type CockpitSetup, useCockpit } from './use-cockpit.ts'
import { useComments } from './use-comments.ts'
import { useGradingKeys } from './use-grading-keys.ts'
import type { StudentQueue } from './use-student-queue.ts'
import { Weave } from './weave.tsx'
import './grading.css'

type CockpitProps = Omit<CockpitSetup, 'onSaved'> & { students: StudentQueue }

/** One submission at a time: answers with the key on the left, marks and feedback on the right. */
export function Cockpit({ students, ...setup }: CockpitProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const state = useLocation().state as CockpitState | null
  const { submission, quiz, student } = setup.opened
  const name = student?.name ?? t`Deleted user`
  const cockpit = useCockpit({ ...setup, onSaved: (status) => students.saved(submission._id, status) })
  const comments = useComments(cockpit)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isGoingOn, setIsGoingOn] = useState(false)
  usePageTitle(t`Grading ${quiz.title}`, { place: 'grading' })

  // Typing can begin at once; on a phone that would only bring up the keyboard.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) focusMarks()
  }, [])

  const left = cockpit.unmarked.length
  const isSaving = cockpit.isSaving || isGoingOn
  // While the queue is on its way somebody may come.
  const hasNext = !students.queue || students.hasUngradedBeside
  const saving = { cockpit, isSaving, hasNext, onSave: () => save() }
  const leave = state?.from ?? students.listAddress
  const goTo = (id: string | undefined) => id && students.goTo(id)
  const saveAndNext = async () => {
    setIsAsking(false)
    if (!(await cockpit.save())) return
    setIsGoingOn(true)
    const next = await students.nextAfterSaving()
    if (next) students.goTo(next)
    else navigate(leave)
  }
  const save = () => {
    if (isSaving || cockpit.conflict) return
    if (!cockpit.field.settle()) return focusMarks()
    if (cockpit.unmarked.length > 0) setIsAsking(true)
    else void saveAndNext()
  }
  useGradingKeys(cockpit, {
    save,
    help: () => setIsHelpOpen(true),
    nextUngraded: () => goTo(students.queue && nextUngraded(students.queue, submission._id)?._id),
    student: (by) => goTo(by > 0 ? students.next : students.previous),
    comment: comments.toggleAt,
  })
  return (
    <div className="cockpit">
      <CockpitBar
        cockpit={cockpit}
        name={name}
        students={students}
        leave={leave}
        onHelp={() => setIsHelpOpen(true)}
        onNextUngraded={() => goTo(students.queue && nextUngraded(students.queue, submission._id)?._id)}
      />
      {students.queue && <BehindNote queue={students.queue} />}
      <Weave cockpit={cockpit} />
      <div className="cockpit-body">
        <Answers cockpit={cockpit} name={name} />
        <MarksSide comments={comments} {...saving} />
      </div>
      <PhoneBar {...saving} />
      <KeyList open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      <ConflictDialog cockpit={cockpit} />
      <ConfirmDialog
        open={isAsking}
        danger={false}
        title={<Trans>Not everything has marks</Trans>}
        verb={<Trans>Save anyway</Trans>}
        onConfirm={() => void saveAndNext()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {left === 1 ? (
            <Trans>One answer has no marks yet. The submission stays pending until it has.</Trans>
          ) : (
            <Trans>{left} answers have no marks yet. The submission stays pending until they have.</Trans>
          )}
        </p>
      </ConfirmDialog>
    </div>
  )
}
