import type { Course } from '@academy/contract/courses'
import type { OwnPayment } from '@academy/contract/payments'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, Suspense, useEffect, useRef } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { useIPaid } from '../use-i-paid.ts'
import { ScreenshotField } from './screenshot-field.tsx'
import { SmsField } from './sms-field.tsx'

// With the reader of SMS, which most of those who come here do not need.
const SmsReadout = lazyPart(() => import('./sms-readout.tsx'), 'SmsReadout')

type PaymentFormProps = {
  course: Course
  /** The rejected request that is sent again. */
  old: OwnPayment | null
  /** The id of the newest request; undefined while nobody knows. */
  latest: string | null | undefined
  /** Opened by a press on another part of the page. */
  takesFocus?: boolean
}

/** 'Have you paid?': everything optional, and it helps to find the payment. */
export function PaymentForm({ course, old, latest, takesFocus }: PaymentFormProps) {
  const { t } = useLingui()
  const { form, change, fields, ...paid } = useIPaid(course._id, old, latest)
  const { isSending, isWaiting, isOnline, progress, problem } = paid
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('h2')?.focus()
  }, [takesFocus])
  const type = (field: 'sms' | 'transactionId' | 'payerNumber') => (value: string) =>
    change({ type: 'typed', field, value })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || isWaiting) return
    const fault = paid.press()
    if (fault) element.current?.querySelector<HTMLInputElement>(`[name=${fault}]`)?.focus()
  }

  return (
    <form
      ref={element}
      className="pay-panel pay-form"
      aria-labelledby="pay-form"
      onSubmit={submit}
      noValidate
    >
      <h2 id="pay-form" tabIndex={-1}>
        {old ? <Trans>Send it again</Trans> : <Trans>Have you paid?</Trans>}
      </h2>
      <p className="pay-form-lead">
        <Trans>Everything here is optional. It helps us find your payment faster.</Trans>
      </p>
      <SmsField value={form.sms} onChange={type('sms')} onLeave={() => change({ type: 'left-sms' })} />
      {form.reading && (
        <Suspense>
          <SmsReadout reading={form.reading} hadBalance={form.hadBalance} priceRwf={course.price} />
        </Suspense>
      )}
      <div className="pay-form-pair">
        <Field label={<Trans>Transaction id</Trans>} error={fields.transactionId}>
          <TextInput
            name="transactionId"
            className="font-mono"
            value={form.transactionId}
            onChange={(event) => type('transactionId')(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </Field>
        <Field label={<Trans>Number you paid from</Trans>} error={fields.payerNumber}>
          <TextInput
            name="payerNumber"
            type="tel"
            className="num"
            value={form.payerNumber}
            onChange={(event) => type('payerNumber')(event.target.value)}
            autoComplete="tel"
            maxLength={40}
          />
        </Field>
      </div>
      <ScreenshotField
        file={paid.screenshot}
        progress={progress}
        problem={fields.file}
        hadOne={old?.hasScreenshot ?? false}
        onChange={paid.setScreenshot}
      />
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {isWaiting && (
        <Banner tone="wait" live="status">
          <Trans>I Paid waits for the network. What you typed is kept on this device.</Trans>
        </Banner>
      )}
      {!isOnline && !isWaiting && (
        <p className="pay-form-note" role="status">
          <Trans>
            You are offline. What you type is kept on this device, and I Paid is sent when the network is
            back.
          </Trans>
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isSending}
        aria-disabled={isWaiting || undefined}
      >
        <Trans>I Paid</Trans>
      </Button>
      {isWaiting && (
        <Button variant="quiet" size="sm" onClick={() => paid.setIsWanted(false)}>
          <Trans>Do not send it yet</Trans>
        </Button>
      )}
      <p className="vh" role="status">
        {isSending ? t`Sending your payment request` : ''}
      </p>
    </form>
  )
}
