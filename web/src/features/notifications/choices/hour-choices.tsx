import type { NoteChoices } from '@academy/contract/notifications'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from './choices.module.css'
import { useSaveChoices } from './choices-api.ts'

const EVENING = '18:00'
const NIGHT = { from: '21:00', until: '06:00' }

/** When it comes: mail once a day, and neither mail nor push at night. Both of Kigali's time. */
export function HourChoices(saved: NoteChoices) {
  const { t } = useLingui()
  const { mutate, isPending, variables } = useSaveChoices()
  const { digestAt = saved.digestAt, quietHours = saved.quietHours } = isPending ? variables : {}
  const setQuiet = (part: Partial<typeof NIGHT>) => {
    const next = { ...NIGHT, ...quietHours, ...part }
    if (next.from && next.until && next.from !== next.until) mutate({ quietHours: next })
  }
  return (
    <Card className={styles.hours}>
      <div>
        <Switch
          label={t`One email a day`}
          detail={t`What you have not read, in one email in place of one for each.`}
          checked={digestAt !== null}
          onChange={(event) => mutate({ digestAt: event.target.checked ? EVENING : null })}
        />
        {digestAt !== null && (
          <div className={styles.times}>
            <Field label={<Trans>Comes at</Trans>}>
              <TextInput
                key={digestAt}
                type="time"
                defaultValue={digestAt}
                onBlur={(event) => {
                  const { value } = event.target
                  if (value && value !== digestAt) mutate({ digestAt: value })
                }}
              />
            </Field>
          </div>
        )}
      </div>
      <div>
        <Switch
          label={t`Quiet hours`}
          detail={t`Email and devices wait until they end. The bell counts on, and codes to sign in come at once.`}
          checked={quietHours !== null}
          onChange={(event) => mutate({ quietHours: event.target.checked ? NIGHT : null })}
        />
        {quietHours && (
          <div className={styles.times}>
            <Field label={<Trans>From</Trans>}>
              <TextInput
                key={quietHours.from}
                type="time"
                defaultValue={quietHours.from}
                onBlur={(event) =>
                  event.target.value !== quietHours.from && setQuiet({ from: event.target.value })
                }
              />
            </Field>
            <Field label={<Trans>Until</Trans>}>
              <TextInput
                key={quietHours.until}
                type="time"
                defaultValue={quietHours.until}
                onBlur={(event) =>
                  event.target.value !== quietHours.until && setQuiet({ until: event.target.value })
                }
              />
            </Field>
          </div>
        )}
      </div>
    </Card>
  )
}
