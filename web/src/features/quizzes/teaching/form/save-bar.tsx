import { formatTime } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CloudCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { numberIn, type PaperValues, totalsOf } from './paper-values.ts'
import styles from './save-bar.module.css'

type SaveBarProps = {
  formId: string
  /** What the server refused and no field is to blame for. */
  problem: string | undefined
  values: PaperValues
  keptAt: Date | null
  cancelTo: string
  verb: ReactNode
  isSaving: boolean
  isDisabled: boolean
}

/** Always in reach: what the paper comes to, whether the draft is kept, and Save. */
export function SaveBar({
  formId,
  problem,
  values,
  keptAt,
  cancelTo,
  verb,
  isSaving,
  isDisabled,
}: SaveBarProps) {
  const { t } = useLingui()
  const { count, marks } = totalsOf(values.questions)
  const minutes = numberIn(values.timeLimit) || 0
  const time = keptAt && formatTime(keptAt)
  return (
    <section className={styles.bar} aria-label={t`Save`}>
      <FormProblem form={{ isBusy: isSaving }}>{problem}</FormProblem>
      <div>
        <p className={`${styles.totals} num`}>
          <Plural value={count} one="# question" other="# questions" />
          {', '}
          <Plural value={marks} one="# mark" other="# marks" />
          {', '}
          <Trans>{minutes} min</Trans>
        </p>
        <p role="status" className={styles.kept}>
          {time && (
            <>
              <CloudCheck aria-hidden="true" />
              <span>
                <Trans>Draft kept on this device, {time}</Trans>
              </span>
            </>
          )}
        </p>
        <ButtonLink to={cancelTo}>
          <Trans>Cancel</Trans>
        </ButtonLink>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={isSaving}
          aria-disabled={isDisabled || undefined}
          onClick={(event) => isDisabled && event.preventDefault()}
        >
          {verb}
        </Button>
      </div>
    </section>
  )
}
