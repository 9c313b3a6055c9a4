import { optionLetter } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { QuestionText } from '../../../attempts/index.ts'
import type { AnswerShape } from './answer-shape.ts'
import styles from './answers.module.css'

/** A multiple-choice question in one line: the answer beside its key. */
export function AnswerRow({ question, at, answer, mark, onGo }: AnswerShape) {
  const { t } = useLingui()
  const number = at + 1
  const chosen = answer?.selectedOption ?? null
  const key = question.correctOption
  const isRight = chosen !== null && chosen === key
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={`${styles.no} ${styles.go}`}
        aria-label={t`Mark question ${number}`}
        onClick={onGo}
      >
        {number}
      </button>
      <QuestionText inline className={styles.text} text={question.question} />
      <span
        className={styles.said}
        data-right={isRight || undefined}
        data-wrong={(chosen !== null && !isRight) || undefined}
      >
        <span className="vh">
          {chosen === null ? null : isRight ? <Trans>Right answer:</Trans> : <Trans>Wrong answer:</Trans>}
        </span>
        {chosen === null ? (
          <span className="muted">
            <Trans>No answer</Trans>
          </span>
        ) : (
          <>
            <i>{optionLetter(chosen)}</i>
            <QuestionText inline text={question.options[chosen] ?? ''} />
          </>
        )}
      </span>
      <span className={styles.said}>
        <span className="vh">
          <Trans>Key:</Trans>
        </span>
        {key !== null && (
          <>
            <i>{optionLetter(key)}</i>
            {isRight ? (
              <span className="muted">
                <Trans>Same</Trans>
              </span>
            ) : (
              <QuestionText inline text={question.options[key] ?? ''} />
            )}
          </>
        )}
      </span>
      <span className={styles.mark}>
        <b>{mark.marks ?? '–'}</b>
        <span>/{question.marks}</span>
      </span>
    </div>
  )
}
