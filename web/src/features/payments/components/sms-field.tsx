import { SMS_MAX_LENGTH } from '@academy/contract/payments/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardPaste } from 'lucide-react'
import { type ClipboardEvent, useRef } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import copyReference from './copy-reference.module.css'
import styles from './sms-field.module.css'

type SmsFieldProps = { value: string; onChange: (sms: string) => void; onLeave: () => void }

/** The confirmation SMS. A balance in it is taken out as soon as it has been read. */
export function SmsField({ value, onChange, onLeave }: SmsFieldProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const area = () => box.current?.querySelector('textarea')

  const paste = async () => {
    try {
      const text = (await navigator.clipboard.readText()).trim()
      if (text) onChange(text.slice(0, SMS_MAX_LENGTH))
      else toast.info(t`Nothing is copied. Copy the SMS first.`)
    } catch {
      area()?.focus()
      toast.info(t`This browser does not let us paste. Press the box long and choose Paste.`)
    }
  }
  /** A second SMS takes the place of the first: two texts in one box could not be read. */
  const pasteOver = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim()
    if (!text || !value.trim()) return
    event.preventDefault()
    onChange(text.slice(0, SMS_MAX_LENGTH))
  }

  return (
    <div ref={box}>
      <Field
        label={<Trans>Confirmation SMS</Trans>}
        action={
          'readText' in (navigator.clipboard ?? {}) && (
            <Button variant="quiet" size="sm" className={copyReference.button} onClick={paste}>
              <ClipboardPaste aria-hidden="true" />
              <Trans>Paste</Trans>
            </Button>
          )
        }
      >
        <TextArea
          name="sms"
          rows={4}
          className={styles.sms}
          value={value}
          onChange={(event) => onChange(event.target.value.slice(0, SMS_MAX_LENGTH))}
          onPaste={pasteOver}
          onBlur={onLeave}
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
    </div>
  )
}
