import type { Course } from '@academy/contract/courses'
import type { OwnPayment } from '@academy/contract/payments'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, Suspense, useEffect } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useIPaid } from '../use-i-paid.ts'
import { MissingPart } from './missing-part.tsx'
import panel from './panel.module.css'
import styles from './payment-form.module.css'
import { ScreenshotField } from './screenshot-field.tsx'
import { SmsField } from './sms-field.tsx'

// With the reader of SMS, which most of those who come here do not need.
const SmsReadout = lazyPart(() => import('./sms-readout.tsx'), 'SmsReadout', { missing: MissingPart })

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
  const { form, values, errors, change, set, setIsWanted, ...paid } = useIPaid(course._id, old, latest)
  const { isBusy, isWaiting, isOnline, progress, problem } = paid
  useEffect(() => {
    if (takesFocus) form.ref.current?.querySelector('h2')?.focus()
  }, [takesFocus, form.ref])
  const type = (field: 'sms' | 'transactionId' | 'payerNumber') => (value: string) =>
    change({ type: 'typed', field, value })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isWaiting) event.preventDefault()
    else void form.onSubmit(event)
  }

  return (
    <form {...form} className={`${panel.panel} ${styles.form}`} aria-labelledby="pay-form" onSubmit={submit}>
      <h2 id="pay-form" tabIndex={-1}>
        {old ? <Trans>Send it again</Trans> : <Trans>Have you paid?</Trans>}
      </h2>
      <p className={styles.lead}>
        <Trans>Everything here is optional. It helps us find your payment faster.</Trans>
      </p>
      <SmsField value={values.sms} onChange={type('sms')} onLeave={() => change({ type: 'left-sms' })} />
      {values.reading && (
        <Suspense>
          <SmsReadout reading={values.reading} hadBalance={values.hadBalance} priceRwf={course.price} />
        </Suspense>
      )}
      <div className={styles.pair}>
        <Field label={<Trans>Transaction id</Trans>} error={errors.transactionId}>
          <TextInput
            name="transactionId"
            className="mono"
            value={values.transactionId}
            onChange={(event) => type('transactionId')(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </Field>
        <Field label={<Trans>Number you paid from</Trans>} error={errors.payerNumber}>
          <TextInput
            name="payerNumber"
            type="tel"
            className="num"
            value={values.payerNumber}
            onChange={(event) => type('payerNumber')(event.target.value)}
            autoComplete="tel"
            maxLength={40}
          />
        </Field>
      </div>
      <ScreenshotField
        file={values.file}
        progress={progress}
        problem={errors.file}
        hadOne={old?.hasScreenshot ?? false}
        onChange={(file) => set('file', file)}
      />
      <FormProblem form={paid}>{problem}</FormProblem>
      {isWaiting && (
        <Banner tone="wait" live="status">
          <Trans>I Paid waits for the network. What you typed is kept on this device.</Trans>
        </Banner>
      )}
      {!isOnline && !isWaiting && (
        <p className={styles.note} role="status">
          <Trans>
            You are offline. What you type is kept on this device, and I Paid is sent when the network is
            back.
          </Trans>
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" busy={isBusy} aria-disabled={isWaiting || undefined}>
        <Trans>I Paid</Trans>
      </Button>
      {isWaiting && (
        <Button variant="quiet" size="sm" onClick={() => setIsWanted(false)}>
          <Trans>Do not send it yet</Trans>
        </Button>
      )}
      <p className="vh" role="status">
        {isBusy ? t`Sending your payment request` : ''}
      </p>
    </form>
  )
}
