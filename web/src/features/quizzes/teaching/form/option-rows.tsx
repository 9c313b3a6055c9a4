import {
  OPTION_MAX_LENGTH,
  OPTIONS_MAX,
  OPTIONS_MIN,
  optionLetter,
  optionTwice,
} from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Plus, X } from 'lucide-react'
import type { Dispatch, KeyboardEvent } from 'react'
import { FieldError } from '../../../../ui/field-error.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useFocusLater } from '../../../../ui/use-focus-later.ts'
import styles from './option-rows.module.css'
import type { PaperAction } from './paper-reducer.ts'
import type { QuestionDraft } from './paper-values.ts'
import { optionId } from './question-ids.ts'

type OptionRowsProps = {
  question: QuestionDraft
  number: number
  error: string | undefined
  dispatch: Dispatch<PaperAction>
}

/** The options with their letters; the radio before one marks it as correct. Enter goes on to the next, Shift+Enter breaks. */
export function OptionRows({ question, number, error, dispatch }: OptionRowsProps) {
  const { t } = useLingui()
  const focus = useFocusLater()
  const { key, options, correctOption } = question
  const errorId = `${optionId(key, 0)}-error`
  const isFew = options.length <= OPTIONS_MIN
  const add = () => {
    dispatch({ do: 'add-option', key })
    focus(optionId(key, options.length))
  }
  const remove = (at: number) => {
    if (isFew) return
    dispatch({ do: 'remove-option', key, at })
    focus(optionId(key, Math.min(at, options.length - 2)))
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (at < options.length - 1) document.getElementById(optionId(key, at + 1))?.focus()
    else if (options[at]?.trim() && options.length < OPTIONS_MAX) add()
  }
  const wrong = error ? optionAtFault(question) : -1
  return (
    <div
      role="radiogroup"
      aria-label={t`Correct option of question ${number}`}
      aria-describedby={error ? errorId : undefined}
      className={styles.options}
      data-place={`options:${key}`}
    >
      <p className={styles.label}>
        <Trans>Options</Trans>{' '}
        <small>
          <Trans>Mark the correct one</Trans>
        </small>
      </p>
      {options.map((text, at) => {
        const letter = optionLetter(at)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; its text is kept in the form
          <div key={at} className={styles.option}>
            <label className={styles.correct}>
              <input
                type="radio"
                name={`correct-${key}`}
                checked={correctOption === at}
                onChange={() => dispatch({ do: 'choose-correct', key, at })}
                aria-label={t`Option ${letter} is correct`}
              />
            </label>
            <div className={styles.text}>
              <i aria-hidden="true">{letter}</i>
              <textarea
                id={optionId(key, at)}
                className="inp"
                rows={1}
                value={text}
                maxLength={OPTION_MAX_LENGTH}
                placeholder={t`Empty`}
                aria-label={t`Option ${letter} of question ${number}`}
                aria-invalid={at === wrong || undefined}
                aria-describedby={at === wrong ? errorId : undefined}
                onChange={(event) => dispatch({ do: 'option', key, at, text: event.target.value })}
                onKeyDown={(event) => onKeyDown(event, at)}
              />
              {correctOption === at && (
                <span className={styles.mark} aria-hidden="true">
                  <Check />
                  <span>
                    <Trans>Correct</Trans>
                  </span>
                </span>
              )}
            </div>
            <IconButton
              label={t`Remove option ${letter} of question ${number}`}
              aria-disabled={isFew || undefined}
              onClick={() => remove(at)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
        )
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {options.length < OPTIONS_MAX && (
        <button type="button" className={styles.addOption} onClick={add}>
          <Plus aria-hidden="true" />
          <Trans>Add option</Trans>
        </button>
      )}
    </div>
  )
}

/** The field that what is said of the options is said of: a blank one, else the second of two that are the same. */
function optionAtFault({ options, correctOption }: QuestionDraft): number {
  const blank = options.findIndex((option) => !option.trim())
  if (correctOption >= 0 && blank >= 0) return blank
  return optionTwice(options)?.second ?? 0
}
