import { QUIZ_DESCRIPTION_MAX_LENGTH, QUIZ_TITLE_MAX_LENGTH } from '@academy/contract/quizzes/rules'
import { Trans } from '@lingui/react/macro'
import type { Dispatch, ReactNode } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import styles from './about-fields.module.css'
import type { Fault, PaperRules } from './paper-faults.ts'
import paperPart from './paper-part.module.css'
import type { PaperAction } from './paper-reducer.ts'
import { type PaperText, type PaperValues, totalsOf } from './paper-values.ts'

type AboutFieldsProps = {
  heading: ReactNode
  values: PaperValues
  faults: readonly Fault[]
  rules: PaperRules
  dispatch: Dispatch<PaperAction>
}

/** Title, description, time and passing score of a quiz or an exam; the marks add themselves up. */
export function AboutFields({ heading, values, faults, rules, dispatch }: AboutFieldsProps) {
  const { timeMinMinutes, timeMaxMinutes, passingMinPercent, passingMaxPercent } = rules
  const errorAt = (field: PaperText) => faults.find(({ place }) => place === field)?.message
  const bind = (field: PaperText) => ({
    value: values[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      dispatch({ do: 'type', field, text: event.target.value }),
  })
  return (
    <section className={paperPart.part} aria-labelledby="paper-about">
      <h2 id="paper-about">{heading}</h2>
      <div className={styles.about}>
        <div data-place="title">
          <Field label={<Trans>Title</Trans>} error={errorAt('title')}>
            <TextInput {...bind('title')} required maxLength={QUIZ_TITLE_MAX_LENGTH} />
          </Field>
        </div>
        <div data-place="description">
          <Field label={<Trans>Description</Trans>} error={errorAt('description')}>
            <TextArea {...bind('description')} required rows={2} maxLength={QUIZ_DESCRIPTION_MAX_LENGTH} />
          </Field>
        </div>
        <div className={styles.limits}>
          <div data-place="timeLimit">
            <Field
              label={<Trans>Time limit</Trans>}
              error={errorAt('timeLimit')}
              hint={
                <Trans>
                  {timeMinMinutes} to {timeMaxMinutes} minutes
                </Trans>
              }
            >
              <TextInput
                {...bind('timeLimit')}
                className="num"
                inputMode="numeric"
                unit={<Trans>min</Trans>}
                required
              />
            </Field>
          </div>
          <div data-place="passingScore">
            <Field
              label={<Trans>Passing score</Trans>}
              error={errorAt('passingScore')}
              hint={
                <Trans>
                  {passingMinPercent} to {passingMaxPercent} percent
                </Trans>
              }
            >
              <TextInput {...bind('passingScore')} className="num" inputMode="decimal" unit="%" required />
            </Field>
          </div>
          <Field label={<Trans>Total marks</Trans>} hint={<Trans>The sum of all questions</Trans>}>
            <TextInput className="num" readOnly value={String(totalsOf(values.questions).marks)} />
          </Field>
        </div>
      </div>
    </section>
  )
}
