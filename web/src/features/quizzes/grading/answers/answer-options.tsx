import type { Question } from '@academy/contract/attempts'
import { optionLetter } from '@academy/contract/attempts/rules'
import { Trans } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { QuestionText } from '../../../attempts/index.ts'
import styles from './answer-options.module.css'

interface AnswerOptionsProps {
  question: Pick<Question, 'options' | 'correctOption'>
  chosen: number | null
  /** Whose choice it was; left out where no single student is meant. */
  firstName?: string
}

/** Every option; whose choice it was and which one is the key are said in words. */
export function AnswerOptions({ question, chosen, firstName }: AnswerOptionsProps) {
  return (
    <>
      <ul className={styles.options}>
        {question.options.map((option, index) => {
          const isKey = index === question.correctOption
          const isChosen = index === chosen
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the options of an asked question never move
            <li key={index} data-key={isKey || undefined} data-chosen={isChosen || undefined}>
              <i>{optionLetter(index)}</i>
              <QuestionText inline text={option} />
              <span>
                {isChosen && (
                  <b data-wrong={!isKey || undefined}>
                    {isKey ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
                    <Trans>{firstName}’s answer</Trans>
                  </b>
                )}
                {isKey && (
                  <b>
                    <Trans>Key</Trans>
                  </b>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {chosen === null && firstName && (
        <p className={styles.count}>
          <Trans>No answer</Trans>
        </p>
      )}
    </>
  )
}
