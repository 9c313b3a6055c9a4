import { ANNOUNCEMENT_MAX_DAYS_AHEAD } from '@academy/contract/announcements/rules'
import { formatDateTime } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Radio } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import { momentOf, typedOf } from './kigali-time.ts'
import styles from './writing.module.css'

const DAY_MS = 86_400_000

/** At once, or at a time of Kigali's. */
export function WhenFields({ form }: { form: Form<AnnouncementValues> }) {
  const { t } = useLingui()
  const group = useId()
  const { when, sendAt } = form.values
  const choose = (value: 'now' | 'later') => form.set('when', value)
  const at = momentOf(sendAt)
  const said = at && formatDateTime(at)
  const now = Date.now()
  return (
    <>
      <div role="radiogroup" aria-label={t`When`} className={styles.choices}>
        <Radio name={group} label={t`Now`} checked={when === 'now'} onChange={() => choose('now')} />
        <Radio
          name={group}
          label={t`At a time`}
          checked={when === 'later'}
          onChange={() => choose('later')}
        />
      </div>
      {when === 'later' && (
        <Field
          label={<Trans>Day and time in Kigali</Trans>}
          error={form.errors.sendAt}
          hint={
            said ? (
              <Trans>It leaves on {said}, Kigali time. Until then you can change it or delete it.</Trans>
            ) : (
              <Trans>Until then you can change it or delete it.</Trans>
            )
          }
        >
          <TextInput
            {...form.input('sendAt')}
            type="datetime-local"
            min={typedOf(now)}
            max={typedOf(now + ANNOUNCEMENT_MAX_DAYS_AHEAD * DAY_MS)}
          />
        </Field>
      )}
    </>
  )
}
