import type { NoteChoices } from '@academy/contract/notifications'
import { NOTE_KIND_NAMES } from '@academy/contract/notifications/kind-names'
import { SMS_KINDS } from '@academy/contract/notifications/kinds'
import { formatPhoneNumber } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/choices.tsx'
import styles from './choices.module.css'
import { useRemovePhone, useSaveChoices } from './choices-api.ts'
import { PhoneCode, PhoneForm } from './phone-forms.tsx'

type SmsChoicesProps = { sms: NonNullable<NoteChoices['sms']>; kinds: NoteChoices['kinds'] }

/** For the few things that are worth it: a number, shown to be theirs by a code, and which of them it hears of. */
export function SmsChoices({ sms, kinds }: SmsChoicesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending, variables } = useSaveChoices()
  const remove = useRemovePhone()
  const close = () => setIsOpen(false)
  const hasNumber = sms.number !== null && sms.refusedAt === null
  return (
    <Card className={styles.sms}>
      {sms.number !== null && (
        <div className={styles.phone}>
          <div>
            <b>{formatPhoneNumber(sms.number)}</b>
            {sms.refusedAt !== null && (
              <small>
                <Trans>This number took no message of ours. Give us another, or the same one again.</Trans>
              </small>
            )}
          </div>
          <Button size="sm" busy={remove.isPending} onClick={() => remove.mutate({})}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
      {hasNumber &&
        kinds
          .filter(({ kind }) => (SMS_KINDS as readonly string[]).includes(kind))
          .map(({ kind, sms: wants }) => (
            <div key={kind}>
              <Switch
                label={NOTE_KIND_NAMES[kind]}
                checked={(isPending ? variables.kinds?.[kind]?.sms : undefined) ?? wants}
                onChange={(event) => mutate({ kinds: { [kind]: { sms: event.target.checked } } })}
              />
            </div>
          ))}
      {sms.asked !== null && <PhoneCode asked={sms.asked} onDone={close} />}
      {sms.asked === null && isOpen && <PhoneForm onClose={close} />}
      {sms.asked === null && !isOpen && (
        <div className={styles.phone}>
          <p className={styles.lead}>
            <Trans>Messages cost you nothing. They never ask for your password or money.</Trans>
          </p>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {sms.number === null ? <Trans>Add a number</Trans> : <Trans>Change it</Trans>}
          </Button>
        </div>
      )}
    </Card>
  )
}
