import type { ManagedAnnouncement } from '@academy/contract/announcements'
import { pinProblem } from '@academy/contract/announcements/rules'
import { addDays, dayOf, formatDay } from '@academy/contract/text/days'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useAnnouncementAct } from '../use-announcement-act.ts'
import styles from './sent.module.css'

const PIN_DAYS = 7

/** Whether it stands on top of the course's page, until when, and both changed. */
export function PinCard({ announcement }: { announcement: ManagedAnnouncement }) {
  const { _id: id, isPinned, pinnedUntil, state } = announcement
  const [isChanging, setIsChanging] = useState(false)
  const pinning = useAnnouncementAct((until: string | null) =>
    call('PUT /api/announcements/{id}/pinned', { params: { id }, body: { pinnedUntil: until } }),
  )
  const day = pinnedUntil && formatDay(pinnedUntil)
  return (
    <Card as="section" className={styles.pin}>
      <h2>
        <Trans>On the course’s page</Trans>
      </h2>
      <p>
        {isPinned || (state === 'scheduled' && day) ? (
          <Trans>Pinned until the end of {day}, Kigali time.</Trans>
        ) : day ? (
          <Trans>The pin ended on {day}.</Trans>
        ) : (
          <Trans>Not pinned.</Trans>
        )}
      </p>
      {isChanging ? (
        <PinForm
          until={isPinned ? pinnedUntil : null}
          pin={pinning.mutateAsync}
          onClose={() => setIsChanging(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button size="sm" onClick={() => setIsChanging(true)}>
            {isPinned ? <Trans>Change the day</Trans> : <Trans>Pin it</Trans>}
          </Button>
          {isPinned && (
            <Button size="sm" variant="quiet" busy={pinning.isPending} onClick={() => pinning.mutate(null)}>
              <Trans>Unpin</Trans>
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

interface PinFormProps {
  until: string | null
  pin: (until: string) => Promise<unknown>
  onClose: () => void
}

function PinForm({ until, pin, onClose }: PinFormProps) {
  const today = dayOf(Date.now())
  const form = useForm(
    { pinnedUntil: until ?? addDays(today, PIN_DAYS) },
    {
      check: ({ pinnedUntil }) => {
        const fault = pinProblem(pinnedUntil, 'course', new Date())
        return fault ? { pinnedUntil: fault } : {}
      },
      send: async ({ pinnedUntil }) => {
        await pin(pinnedUntil)
        onClose()
      },
    },
  )
  return (
    <form {...form.form} className={styles.pinForm}>
      <Field label={<Trans>Until the end of this day in Kigali</Trans>} error={form.errors.pinnedUntil}>
        <TextInput {...form.input('pinnedUntil')} type="date" min={today} />
      </Field>
      <FormEnd form={form} verb={<Trans>Pin it</Trans>} onCancel={onClose} size="sm" />
    </form>
  )
}
