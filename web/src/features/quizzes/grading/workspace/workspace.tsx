import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePageTitle } from '../../../../lib/pages/page-title.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { LeaveGuard } from '../../../../ui/leave-guard.tsx'
import { StudentName } from '../../../enrolments/index.ts'
import type { WorkspaceState } from '../addresses.ts'
import { Answers } from '../answers/answers.tsx'
import { BehindNote } from '../marks/behind-note.tsx'
import { ConflictDialog } from '../marks/conflict-dialog.tsx'
import { DraftState } from '../marks/draft-state.tsx'
import { focusMarks } from '../marks/mark-focus.ts'
import { MarksSide } from '../marks/marks-side.tsx'
import { MarksStrip } from '../marks/marks-strip.tsx'
import { useComments } from '../marks/use-comments.ts'
import { UngradedCount } from '../submissions/ungraded-count.tsx'
import { KeyList } from './key-list.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { nextUngraded, ungradedIn } from './queue.ts'
import { useGradingKeys } from './use-grading-keys.ts'
import { usePaperTiles } from './use-paper-tiles.ts'
import type { StudentQueue } from './use-student-queue.ts'
import { useWorkspace, type WorkspaceSetup } from './use-workspace.ts'
import styles from './workspace.module.css'
import { WorkspaceBar } from './workspace-bar.tsx'

type WorkspaceProps = Omit<WorkspaceSetup, 'onSaved'> & { students: StudentQueue }

/** One submission at a time: answers with the key on the left, marks and feedback on the right. */
export function Workspace({ students, ...setup }: WorkspaceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const state = useLocation().state as WorkspaceState | null
  const { submission, paper, courseId, courseName } = setup.opened
  const name = submission.student?.name ?? t`Deleted user`
  const workspace = useWorkspace({ ...setup, onSaved: (status) => students.saved(submission._id, status) })
  const { kind, question, place, field, mark, tell, drafts } = workspace
  const comments = useComments(mark.feedback, (feedback) => {
    if (question) tell({ type: 'feedback', questionId: question._id, feedback })
  })
  const palette = usePaperTiles(workspace)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isGoingOn, setIsGoingOn] = useState(false)
  usePageTitle(t`Grading ${paper.title}`, { place: 'grading' })

  // Typing can begin at once; on a phone that would only bring up the keyboard.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) focusMarks()
  }, [])

  const { queue } = students
  const left = workspace.unmarked.length
  const isSaving = workspace.isSaving || isGoingOn
  // While the queue is on its way somebody may come.
  const hasNext = !queue || students.hasUngradedBeside
  const saving = { isSaving, hasNext, onSave: () => save() }
  const leave = state?.from ?? students.listAddress
  const goTo = (id: string | undefined) => id && students.goTo(id)
  const saveAndNext = async () => {
    setIsAsking(false)
    if (!(await workspace.save())) return
    setIsGoingOn(true)
    const next = await students.nextAfterSaving()
    if (next) students.goTo(next)
    else navigate(leave)
  }
  const save = () => {
    if (isSaving || workspace.conflict) return
    if (!field.settle()) return focusMarks()
    if (workspace.unmarked.length > 0) setIsAsking(true)
    else void saveAndNext()
  }
  const { next } = place
  const goOn = next === undefined ? null : () => place.go(next)
  const moves = {
    help: () => setIsHelpOpen(true),
    nextUngraded: () => goTo(queue && nextUngraded(queue, submission._id)?._id),
    student: (by: 1 | -1) => goTo(by > 0 ? students.next : students.previous),
  }
  useGradingKeys({
    ...moves,
    field,
    marks: mark.marks,
    max: question?.marks ?? 0,
    step: kind.step,
    goOn,
    save,
    comment: comments.toggleAt,
  })
  return (
    <div className={styles.workspace}>
      <WorkspaceBar
        title={paper.title}
        under={courseName}
        name={<StudentName courseId={courseId} student={submission.student} />}
        place={students.place}
        total={queue?.total}
        count={queue && <UngradedCount left={ungradedIn(queue)} total={queue.total} />}
        state={<DraftState drafts={drafts} isGraded={submission.status === 'graded'} />}
        leave={leave}
        onStudent={moves.student}
        hasPrevious={students.previous !== undefined}
        hasNext={students.next !== undefined}
        hasUngraded={students.hasUngradedBeside}
        onNextUngraded={moves.nextUngraded}
        onHelp={moves.help}
      />
      {queue && <BehindNote queue={queue} />}
      <MarksStrip workspace={workspace} />
      <div className={styles.body}>
        <Answers workspace={workspace} name={name} />
        <MarksSide workspace={workspace} comments={comments} palette={palette} {...saving} />
      </div>
      <PhoneBar
        number={place.at + 1}
        all={paper.questions.length}
        palette={palette}
        words={{ previous: t`Previous question`, next: t`Next question` }}
        onPrevious={place.previous === undefined ? null : () => place.go(place.previous ?? 0)}
        onNext={goOn}
        {...saving}
      />
      <KeyList open={isHelpOpen} onClose={() => setIsHelpOpen(false)} isWhole={kind.step === 1} />
      <ConflictDialog workspace={workspace} />
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
      <LeaveGuard when={drafts.word === 'failed'}>
        <Trans>Your marks are not saved yet. They stay on this device and come back when you return.</Trans>
      </LeaveGuard>
    </div>
  )
}
