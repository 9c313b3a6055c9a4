import type { ManagedAnnouncement } from '@academy/contract/announcements'
import { isAdmin as isAdministrator } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import type { CallReply } from '../../../lib/calls/call.ts'
import type { DraftKey } from '../../../lib/device/form-draft.ts'
import { useKeeping, useKeptText } from '../../../lib/device/kept-text.ts'
import { useOnline } from '../../../lib/offline/online.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useSignedIn } from '../../users/index.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { type AnnouncementValues, checkAnnouncement } from './announcement-values.ts'
import { AskBeforeSending } from './ask-before-sending.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { PinFields } from './pin-fields.tsx'
import { useReach } from './reach.tsx'
import { TextFields } from './text-fields.tsx'
import { WhenFields } from './when-fields.tsx'
import styles from './writing.module.css'

type Sent = CallReply<'POST /api/announcements'>

interface AnnouncementFormProps {
  /** What stands there before anything is typed. */
  initial: AnnouncementValues
  /** Names what is kept on the device while it is written. */
  draft: string
  send: (values: AnnouncementValues, key: string) => Promise<Sent>
  onSent: (announcement: ManagedAnnouncement) => void
  cancelTo: string
  /** Of one that waits for its time already. */
  isScheduled?: boolean
  /** Beside the buttons. */
  more?: ReactNode
}

/** An announcement being written: kept on this device through a reload, per person, until it is sent or discarded. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { initial, send, onSent, cancelTo, isScheduled = false, more } = props
  const { user, role } = useSignedIn()
  const isAdmin = isAdministrator(role)
  const draft: DraftKey = `draft:announcement:${user._id}:${props.draft}`
  const kept = useKeptText(draft, initial)
  const [isSent, setIsSent] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isAgreed = useRef(false)
  const form = useForm<AnnouncementValues>(kept.initial, {
    check: (values) => checkAnnouncement(values, Date.now()),
    send: async (values) => {
      if (values.kind !== 'course' && !isAgreed.current) return setIsAsking(true)
      isAgreed.current = false
      const { announcement } = await send(values, kept.key)
      setIsSent(true)
      kept.forget()
      onSent(announcement)
    },
  })
  const { values } = form
  const isChanged = (Object.keys(initial) as (keyof AnnouncementValues)[]).some(
    (name) => values[name] !== initial[name],
  )
  useKeeping(draft, values, kept.key, isChanged && !isSent)
  const people = useReach(values)
  const isOnline = useOnline()
  return (
    <form {...form.form} className={styles.page}>
      <div className={styles.fields}>
        {kept.wasBegun && isChanged && (
          <Banner
            live="status"
            actions={
              <Button
                size="sm"
                onClick={() => {
                  kept.forget()
                  form.reset(initial)
                }}
              >
                <Trans>Discard draft</Trans>
              </Button>
            }
          >
            {isScheduled ? (
              <Trans>This is the draft kept on this device. It is not saved yet.</Trans>
            ) : (
              <Trans>This is the draft kept on this device. It is not sent yet.</Trans>
            )}
          </Banner>
        )}
        <Group title={<Trans>What</Trans>}>
          <TextFields form={form} />
        </Group>
        <Group title={<Trans>To whom</Trans>}>
          <AudienceFields form={form} isAdmin={isAdmin} />
        </Group>
        <Group title={<Trans>When</Trans>}>
          <WhenFields form={form} />
        </Group>
        {values.kind === 'course' && (
          <Group title={<Trans>On the course’s page</Trans>}>
            <PinFields form={form} />
          </Group>
        )}
        <div className={styles.foot}>
          <FormProblem form={form}>{form.problem}</FormProblem>
          {!isOnline && (
            <p role="status">
              <Trans>
                You are offline. What you write is kept on this device; send it when the line is back.
              </Trans>
            </p>
          )}
          <div>
            {more}
            <ButtonLink to={cancelTo}>
              <Trans>Cancel</Trans>
            </ButtonLink>
            <Button type="submit" variant="primary" busy={form.isBusy}>
              <Verb values={values} isScheduled={isScheduled} />
            </Button>
          </div>
        </div>
      </div>
      <AnnouncementPreview values={values} />
      {isAsking && (
        <AskBeforeSending
          values={values}
          people={people}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            isAgreed.current = true
            form.form.ref.current?.requestSubmit()
          }}
        />
      )}
    </form>
  )
}

function Verb({ values, isScheduled }: { values: AnnouncementValues; isScheduled: boolean }) {
  if (values.when === 'now') return isScheduled ? <Trans>Send now</Trans> : <Trans>Send</Trans>
  return isScheduled ? <Trans>Save</Trans> : <Trans>Schedule</Trans>
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" className={styles.group}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}
