import { optionLetter } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { QuestionText } from '../../../attempts/index.ts'
import optionRows from './option-rows.module.css'
import { filledOptions, type QuestionDraft } from './paper-values.ts'
import styles from './question-preview.module.css'

/** The question as students will see it; the mark of the correct option stays away. */
export function QuestionPreview({ question, number }: { question: QuestionDraft; number: number }) {
  const { t } = useLingui()
  const options = filledOptions(question.options)
  return (
    <section className={styles.preview} aria-label={t`Preview of question ${number}`}>
      <p className={optionRows.label}>
        <Trans>As students see it</Trans>
      </p>
      {question.question.trim() ? (
        <QuestionText text={question.question} />
      ) : (
        <p className="muted">
          <Trans>Nothing written yet</Trans>
        </p>
      )}
      {options.length > 0 && (
        <ol>
          {options.map((option, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <li key={at}>
              <b aria-hidden="true">{optionLetter(at)}</b>
              <QuestionText text={option} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
