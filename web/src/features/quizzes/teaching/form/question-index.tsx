import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, TriangleAlert } from 'lucide-react'
import { plainQuestion } from '../../../attempts/index.ts'
import { type Fault, questionAt } from './paper-faults.ts'
import { marksIn, type QuestionDraft, totalsOf } from './paper-values.ts'
import styles from './question-index.module.css'

type QuestionIndexProps = {
  questions: readonly QuestionDraft[]
  faults: readonly Fault[]
  current: string | undefined
  onGo: (key: string) => void
  onAdd: () => void
}

/** Every question with its marks, on laptops beside the form; the totals below it. */
export function QuestionIndex({ questions, faults, current, onGo, onAdd }: QuestionIndexProps) {
  const { t } = useLingui()
  const { count, marks, writtenMarks } = totalsOf(questions)
  return (
    <aside className={styles.index} aria-label={t`Question index`}>
      <h2>
        <Trans>Questions</Trans>
      </h2>
      <ol>
        {questions.map((question, at) => (
          <li key={question.key}>
            <button
              type="button"
              aria-current={question.key === current || undefined}
              onClick={() => onGo(question.key)}
            >
              <b>{at + 1}</b>
              <span>{plainQuestion(question.question).trim() || <Trans>(no text yet)</Trans>}</span>
              {hasFault(faults, question.key) ? <FaultSign /> : <small>{marksIn(question)}</small>}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.add} onClick={onAdd}>
        <Plus aria-hidden="true" />
        <Trans>Add question</Trans>
      </button>
      <dl className="num">
        <dt>
          <Trans>Questions</Trans>
        </dt>
        <dd>{count}</dd>
        <dt>
          <Trans>Total marks</Trans>
        </dt>
        <dd>{marks}</dd>
        <dt>
          <Trans>Written marks</Trans>
        </dt>
        <dd>{writtenMarks}</dd>
      </dl>
    </aside>
  )
}

/** The same as a row of numbers, on phones. */
export function QuestionStrip({ questions, faults, current, onGo, onAdd }: QuestionIndexProps) {
  const { t } = useLingui()
  return (
    <nav className={`${styles.strip} num`} aria-label={t`Questions`}>
      {questions.map(({ key }, at) => {
        const number = at + 1
        const isBad = hasFault(faults, key)
        return (
          <button
            key={key}
            type="button"
            data-bad={isBad || undefined}
            aria-current={key === current || undefined}
            aria-label={isBad ? t`Question ${number}, has an error` : t`Question ${number}`}
            onClick={() => onGo(key)}
          >
            {number}
          </button>
        )
      })}
      <button type="button" aria-label={t`Add question`} onClick={onAdd}>
        <Plus aria-hidden="true" />
      </button>
    </nav>
  )
}

const hasFault = (faults: readonly Fault[], key: string) =>
  faults.some(({ place }) => questionAt(place) === key)

function FaultSign() {
  return (
    <>
      <TriangleAlert aria-hidden="true" />
      <span className="vh">
        <Trans>has an error</Trans>
      </span>
    </>
  )
}
