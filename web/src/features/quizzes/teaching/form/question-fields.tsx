import type { QuestionType } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { type Dispatch, Suspense, useId, useState } from 'react'
import { lazyPart } from '../../../../lib/pages/lazy-part.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { OptionRows } from './option-rows.tsx'
import { placeIn } from './paper-faults.ts'
import type { PaperAction } from './paper-reducer.ts'
import type { QuestionDraft } from './paper-values.ts'
import styles from './question-fields.module.css'
import { QuestionPicture } from './question-picture.tsx'

const QuestionPreview = lazyPart(() => import('./question-preview.tsx'), 'QuestionPreview', {
  rooms: 'attempts',
})

export interface QuestionErrors {
  text: string | undefined
  marks: string | undefined
  options: string | undefined
}
type QuestionFieldsProps = {
  question: QuestionDraft
  number: number
  errors: QuestionErrors
  /** How far apart marks may be: 0.5 of a quiz, 1 of an exam. */
  marksStep: number
  dispatch: Dispatch<PaperAction>
}

export function QuestionFields({ question, number, errors, marksStep, dispatch }: QuestionFieldsProps) {
  const { key, questionType } = question
  const [hasPreview, setHasPreview] = useState(false)
  const change = (part: Extract<PaperAction, { do: 'change' }>['change']) =>
    dispatch({ do: 'change', key, change: part })
  return (
    <>
      <div data-place={placeIn(key, 'text')}>
        <Field
          label={<Trans>Question text</Trans>}
          error={errors.text}
          hint={
            <Trans>Code between `backticks`, **bold**, lists; three backticks for a block of code.</Trans>
          }
          action={
            <button
              type="button"
              className="link"
              aria-pressed={hasPreview}
              onClick={() => setHasPreview(!hasPreview)}
            >
              <Trans>Preview</Trans>
            </button>
          }
        >
          <TextArea
            value={question.question}
            rows={2}
            onChange={(event) => change({ question: event.target.value })}
          />
        </Field>
      </div>
      {hasPreview && (
        <Suspense>
          <QuestionPreview question={question} number={number} />
        </Suspense>
      )}
      <QuestionPicture number={number} image={question.image} onChange={(image) => change({ image })} />
      <div className={styles.row}>
        <TypeChoice
          value={questionType}
          onChange={(to) => dispatch({ do: 'retype', key, questionType: to })}
        />
        <div className={styles.marks} data-place={placeIn(key, 'marks')}>
          <Field label={<Trans>Marks</Trans>} error={errors.marks}>
            <TextInput
              className="num"
              inputMode="decimal"
              autoComplete="off"
              value={question.marks}
              onChange={(event) => change({ marks: event.target.value })}
            />
          </Field>
        </div>
      </div>
      {questionType === 'written' ? (
        <p className={styles.note}>
          <Info aria-hidden="true" />
          <span>
            {marksStep === 1 ? (
              <Trans>Students write their answer. You mark it, and the result waits for you.</Trans>
            ) : (
              <Trans>
                Students write their answer. You mark it, in steps of {marksStep}, and the result waits for
                you.
              </Trans>
            )}
          </span>
        </p>
      ) : (
        <OptionRows question={question} number={number} error={errors.options} dispatch={dispatch} />
      )}
    </>
  )
}

function TypeChoice({ value, onChange }: { value: QuestionType; onChange: (to: QuestionType) => void }) {
  const { t } = useLingui()
  const name = useId()
  const choices = [
    { type: 'multiple-choice' as const, label: t`Multiple choice` },
    { type: 'written' as const, label: t`Written` },
  ]
  return (
    <Field group label={<Trans>Type</Trans>}>
      <div className={styles.types}>
        {choices.map(({ type, label }) => (
          <label key={type}>
            <input type="radio" name={name} checked={value === type} onChange={() => onChange(type)} />
            {label}
          </label>
        ))}
      </div>
    </Field>
  )
}
