import { ANNOUNCEMENT_MAX_DAYS_AHEAD } from '@academy/contract/announcements/rules'
import { addDays, dayOf } from '@academy/contract/text/days'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import { momentOf } from './kigali-time.ts'

/** Whether it stays on top of the course's page, and until when. */
export function PinFields({ form }: { form: Form<AnnouncementValues> }) {
  const { t } = useLingui()
  const { pin, when, sendAt } = form.values
  const first = dayOf((when === 'later' && momentOf(sendAt)) || Date.now())
  return (
    <>
      <Checkbox
        label={t`Pin it on the course’s page`}
        detail={t`It stands above the lectures until each student has read it, and stays in reach after.`}
        checked={pin === 'yes'}
        onChange={({ target }) => form.set('pin', target.checked ? 'yes' : 'no')}
      />
      {pin === 'yes' && (
        <Field label={<Trans>Until the end of this day in Kigali</Trans>} error={form.errors.pinnedUntil}>
          <TextInput
            {...form.input('pinnedUntil')}
            type="date"
            min={first}
            max={addDays(first, ANNOUNCEMENT_MAX_DAYS_AHEAD)}
          />
        </Field>
      )}
    </>
  )
}
