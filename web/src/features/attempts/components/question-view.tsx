import type { AskedQuestion } from '@academy/contract/attempts'
import { WRITTEN_MAX_LENGTH } from '@academy/contract/attempts/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import type { AnswerValue } from '../engine/index.ts'
import { QuestionHeading, QuestionText } from '../question-text.tsx'
import styles from './question-view.module.css'

type QuestionViewProps = {
  question: AskedQuestion
  number: number
  total: number
  answer: AnswerValue
  onAnswer: (value: Partial<AnswerValue>) => void
}

/** One question with its answer. */
export function QuestionView({ question, number, total, answer, onAnswer }: QuestionViewProps) {
  const { t } = useLingui()
  const { questionType, image, marks } = question
  const headingId = `question-${question._id}`
  const isChosen = answer.selectedOption !== null
  return (
    <>
      <div className={styles.head}>
        <p className="num">
          <b>
            <Trans>
              Question {number} of {total}
            </Trans>
          </b>{' '}
          <small>
            · <Plural value={marks} one="# mark" other="# marks" />
          </small>
        </p>
        <button
          type="button"
          className={styles.flag}
          aria-pressed={answer.flagged}
          onClick={() => onAnswer({ flagged: !answer.flagged })}
        >
          <Flag aria-hidden="true" fill={answer.flagged ? 'currentColor' : 'none'} />
          {answer.flagged ? <Trans>Flagged</Trans> : <Trans>Flag</Trans>}
        </button>
      </div>
      <QuestionHeading text={question.question} id={headingId} />
      {image && <img className={styles.image} src={image.url} alt={image.alt} />}
      {questionType === 'multiple-choice' ? (
        <>
          <ChoiceList
            labelledBy={headingId}
            legend={<Trans>Choose one answer</Trans>}
            options={question.options.map((option) => <QuestionText key={option} text={option} inline />)}
            value={answer.selectedOption}
            onChange={(selectedOption) => onAnswer({ selectedOption })}
          />
          <button
            type="button"
            className={styles.clear}
            data-shown={isChosen || undefined}
            onClick={() => onAnswer({ selectedOption: null })}
          >
            <Trans>Clear answer</Trans>
          </button>
        </>
      ) : (
        <textarea
          className={`inp ${styles.written}`}
          aria-labelledby={headingId}
          placeholder={t`Write your answer`}
          maxLength={WRITTEN_MAX_LENGTH}
          value={answer.writtenAnswer ?? ''}
          onChange={(event) => onAnswer({ writtenAnswer: event.target.value || null })}
        />
      )}
    </>
  )
}
