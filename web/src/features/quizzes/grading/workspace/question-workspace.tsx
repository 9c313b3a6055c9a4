import type { Question } from '@academy/contract/attempts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveGuard } from '../../../../ui/leave-guard.tsx'
import { StudentName } from '../../../enrolments/index.ts'
import { StudentAnswers } from '../answers/student-answers.tsx'
import type { GradingKind, MarkedPaper } from '../grading-kind.ts'
import { focusMarks, goToMarks } from '../marks/mark-focus.ts'
import { NO_MARK } from '../marks/marks.ts'
import { useComments } from '../marks/use-comments.ts'
import { useMarkField } from '../marks/use-mark-field.ts'
import { UngradedCount } from '../submissions/ungraded-count.tsx'
import { markOf, nameIn, PAGE_ANSWERS } from './by-question.ts'
import { KeyList } from './key-list.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { QuestionSide } from './question-side.tsx'
import styles from './question-workspace.module.css'
import { useAnswerPlace } from './use-answer-place.ts'
import type { ByQuestion } from './use-by-question.ts'
import { useGradingKeys } from './use-grading-keys.ts'
import frame from './workspace.module.css'
import { WorkspaceBar } from './workspace-bar.tsx'

interface QuestionWorkspaceProps {
  kind: GradingKind
  paperId: string
  question: Question
  courseId: string
  hasMore: boolean
  /** To choose another of its questions; absent until it has come. */
  paper: Pick<MarkedPaper, 'title' | 'questions'> | undefined
  all: ByQuestion
  leave: string
}

/** The answers of all students on the left, marks and feedback for the one at hand on the right: with the same keys. */
export function QuestionWorkspace(props: QuestionWorkspaceProps) {
  const { kind, question, courseId, paper, all, leave } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { changes, count } = all
  const place = useAnswerPlace(all.answers, changes)
  const { current, next, previous } = place
  const mark = current ? markOf(current, changes) : NO_MARK
  const here = { id: current?.submissionId ?? '', max: question.marks, step: kind.step }
  const field = useMarkField(here, (marks) => current && all.set(current, { marks }))
  const comments = useComments(mark.feedback, (feedback) => current && all.set(current, { feedback }))
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) focusMarks()
  }, [])

  const goOn = next ? () => place.go(next) : null
  const save = async () => {
    if (all.isSaving) return
    if (!field.settle()) return focusMarks()
    const waiting = place.nextWaiting
    if (!(await all.save())) return
    if (waiting) goToMarks(() => place.go(waiting))
    else navigate(leave)
  }
  const saving = {
    isSaving: all.isSaving,
    hasNext: place.nextWaiting !== undefined,
    onSave: () => void save(),
  }
  const moves = {
    help: () => setIsHelpOpen(true),
    nextUngraded: () => goToMarks(() => place.go(place.nextWaiting)),
    student: (by: 1 | -1) => goToMarks(() => place.go(by > 0 ? next : previous)),
  }
  useGradingKeys({
    ...moves,
    field,
    marks: mark.marks,
    max: question.marks,
    step: kind.step,
    goOn,
    save: saving.onSave,
    comment: comments.toggleAt,
  })
  const first = (place.page - 1) * PAGE_ANSWERS
  const palette = {
    label: t`Students`,
    tiles: place.onPage.map((answer, at) => ({
      id: answer.submissionId,
      number: first + at + 1,
      name: nameIn(answer),
      mark: markOf(answer, changes),
      max: question.marks,
    })),
    current: current?.submissionId,
    onPick: (id: string) => place.go(place.onPage.find(({ submissionId }) => submissionId === id)),
  }
  return (
    <div className={frame.workspace}>
      <WorkspaceBar
        title={<Trans>Grading by question</Trans>}
        under={paper?.title}
        name={current && <StudentName courseId={courseId} student={current.student} />}
        place={place.at + 1}
        total={place.shown.length}
        count={<UngradedCount left={place.waitingCount} total={all.answers.length} />}
        state={
          <p className={styles.unsaved} role="status">
            {count > 0 && <Plural value={count} one="# mark not saved yet" other="# marks not saved yet" />}
          </p>
        }
        leave={leave}
        onStudent={moves.student}
        hasPrevious={previous !== undefined}
        hasNext={next !== undefined}
        hasUngraded={place.nextWaiting !== undefined}
        onNextUngraded={moves.nextUngraded}
        onHelp={moves.help}
      />
      <div className={frame.body}>
        <StudentAnswers {...props} place={place} />
        <QuestionSide
          kind={kind}
          question={question}
          all={all}
          current={current}
          field={field}
          comments={comments}
          palette={palette}
          saving={saving}
          onGoOn={goOn}
        />
      </div>
      <PhoneBar
        number={place.at + 1}
        all={place.shown.length}
        palette={palette}
        words={{ previous: t`Previous student`, next: t`Next student` }}
        onPrevious={previous ? () => place.go(previous) : null}
        onNext={goOn}
        {...saving}
      />
      <KeyList
        open={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
        isWhole={kind.step === 1}
        isByQuestion
      />
      <LeaveGuard when={count > 0}>
        <Trans>Your marks are not saved yet. They stay on this device and come back when you return.</Trans>
      </LeaveGuard>
    </div>
  )
}
