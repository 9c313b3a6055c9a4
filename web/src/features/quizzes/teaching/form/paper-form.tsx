import { Trans } from '@lingui/react/macro'
import { Pencil, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { LeaveGuard } from '../../../../ui/leave-guard.tsx'
import { AboutFields } from './about-fields.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { type Fault, questionAt } from './paper-faults.ts'
import styles from './paper-form.module.css'
import { QuestionCards } from './question-cards.tsx'
import { focusPlace } from './question-ids.ts'
import { QuestionIndex, QuestionStrip } from './question-index.tsx'
import { QuestionTools } from './question-tools.tsx'
import { SaveBar } from './save-bar.tsx'
import { useCurrentQuestion } from './use-current-question.ts'
import { type PaperFormSetup, usePaperForm } from './use-paper-form.ts'
import { useQuestions } from './use-questions.ts'

type PaperFormProps = PaperFormSetup & {
  /** Above title and description: About this quiz. */
  heading: ReactNode
  /** The verb of the main button. */
  verb: ReactNode
  cancelTo: string
  /** What there is to know before changing anything. */
  note?: ReactNode
  /** The quiz or exam whose saved questions may be taken away as a file; none while it is new. */
  exportId?: string
  /** Without a question the main button rests, in place of a sentence after Save. */
  needsQuestions?: boolean
}

/** A quiz or an exam is written here: its facts, its questions, an index beside them, faults in place and in a summary. */
export function PaperForm(props: PaperFormProps) {
  const { heading, verb, cancelTo, note, exportId, needsQuestions = false, ...setup } = props
  const formId = useId()
  const form = usePaperForm(setup)
  const { values, faults, dispatch, isSaving } = form
  const { questions } = values
  const { open, removed, said, act } = useQuestions(questions, dispatch)
  const current = useCurrentQuestion(questions)
  const [wanted, setWanted] = useState<Fault | null>(null)
  // A closed card has no field to go to until it is open.
  useEffect(() => {
    if (wanted) focusPlace(wanted.place)
  }, [wanted])
  const goToFault = (fault: Fault) => {
    const key = questionAt(fault.place)
    if (key) act.show([key])
    setWanted(fault)
  }
  const index = {
    questions,
    faults,
    current,
    onGo: act.goTo,
    onAdd: () => act.add('multiple-choice'),
  }
  const noQuestions = faults.find(({ place }) => place === 'questions')
  return (
    <>
      <div className={styles.paper}>
        <QuestionStrip {...index} />
        <QuestionIndex {...index} />
        <form id={formId} {...form.form} onKeyDown={keepEnter}>
          {form.conflict ? (
            <ConflictNote message={form.conflict} onReload={form.reloadTheirs} onSaveMine={form.saveMine} />
          ) : (
            <FaultSummary faults={faults} onGo={goToFault} />
          )}
          {form.hasDraft && <DraftNote onDiscard={form.discardDraft} />}
          {note}
          <AboutFields
            heading={heading}
            values={values}
            faults={faults}
            rules={setup.rules}
            dispatch={dispatch}
          />
          <QuestionTools exportId={exportId} onInsert={act.takeIn} />
          <QuestionCards
            questions={questions}
            faults={faults}
            marksStep={setup.rules.marksStep}
            open={open}
            removed={removed}
            act={act}
          />
          <p role="status" className="vh">
            {said}
          </p>
          <div className={styles.add} data-place="questions">
            <Button onClick={() => act.add('multiple-choice')}>
              <Plus aria-hidden="true" />
              <Trans>Add multiple choice</Trans>
            </Button>
            <Button onClick={() => act.add('written')}>
              <Pencil aria-hidden="true" />
              <Trans>Add written</Trans>
            </Button>
            {noQuestions && <FieldError>{noQuestions.message}</FieldError>}
          </div>
        </form>
      </div>
      <SaveBar
        formId={formId}
        problem={form.problem}
        values={values}
        keptAt={form.keptAt}
        cancelTo={cancelTo}
        verb={verb}
        isSaving={isSaving}
        isDisabled={needsQuestions && questions.length === 0}
      />
      <LeaveGuard when={form.isDirty && !isSaving}>
        <Trans>What you typed stays on this device as a draft.</Trans>
      </LeaveGuard>
    </>
  )
}

/** Enter in a field of a long form saves nothing by accident. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      live="status"
      className="mb-4"
      actions={
        <Button size="sm" onClick={onDiscard}>
          <Trans>Discard draft</Trans>
        </Button>
      }
    >
      <Trans>This is the draft kept on this device. It is not saved yet.</Trans>
    </Banner>
  )
}
