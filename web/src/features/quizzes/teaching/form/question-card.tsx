import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Copy, Trash2, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { plainQuestion } from '../../../attempts/index.ts'
import paperPart from './paper-part.module.css'
import { marksIn, type QuestionDraft } from './paper-values.ts'
import styles from './question-card.module.css'
import { QuestionFields } from './question-fields.tsx'
import { cardHeadId, cardId } from './question-ids.ts'
import type { QuestionActions } from './use-questions.ts'

type QuestionCardProps = {
  question: QuestionDraft
  number: number
  count: number
  isOpen: boolean
  textError: string | undefined
  marksError: string | undefined
  optionsError: string | undefined
  marksStep: number
  act: QuestionActions
}

/** One question, open to be written or closed to a line. Its number is its heading and opens and closes it. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, isOpen, textError, marksError, optionsError, marksStep, act } = props
  const { key } = question
  const hasFault = Boolean(textError ?? marksError ?? optionsError)
  return (
    <section
      id={cardId(key)}
      className={`${paperPart.part} ${styles.question}`}
      aria-labelledby={cardHeadId(key)}
      data-bad={hasFault || undefined}
      data-closed={!isOpen || undefined}
    >
      <div className={styles.head}>
        <h2>
          <button
            id={cardHeadId(key)}
            type="button"
            aria-expanded={isOpen}
            onClick={() => act.show([key], !isOpen)}
          >
            <Trans>Question {number}</Trans>
            {hasFault && <TriangleAlert aria-hidden="true" />}
            {isOpen && <ChevronUp aria-hidden="true" />}
            {hasFault && (
              <span className="vh">
                <Trans>has an error</Trans>
              </span>
            )}
          </button>
        </h2>
        {isOpen ? <Acts {...props} /> : <Closed question={question} />}
      </div>
      {isOpen && (
        <QuestionFields
          question={question}
          number={number}
          errors={{ text: textError, marks: marksError, options: optionsError }}
          marksStep={marksStep}
          dispatch={act.dispatch}
        />
      )}
    </section>
  )
})

function Closed({ question }: { question: QuestionDraft }) {
  return (
    <>
      <p>{plainQuestion(question.question).trim() || <Trans>(no text yet)</Trans>}</p>
      <span className={`${styles.marks} num`}>
        <Plural value={marksIn(question)} one="# mark" other="# marks" />
      </span>
      <ChevronDown aria-hidden="true" />
    </>
  )
}

function Acts({ question, number, count, act }: QuestionCardProps) {
  const { t } = useLingui()
  const id = cardId(question.key)
  return (
    <div className={styles.acts}>
      <IconButton
        id={`${id}-up`}
        label={t`Move question ${number} up`}
        aria-disabled={number === 1 || undefined}
        onClick={() => act.move(question.key, -1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        id={`${id}-down`}
        label={t`Move question ${number} down`}
        aria-disabled={number === count || undefined}
        onClick={() => act.move(question.key, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Duplicate question ${number}`} onClick={() => act.duplicate(question)}>
        <Copy aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Delete question ${number}`} onClick={() => act.remove(question)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}
