import type { OwnPayment } from '@academy/contract/payments'
import { formatMinutes, formatMoney } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { Clock, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { academy } from '../../../lib/academy.ts'
import { DateTime } from '../../../ui/date-time.tsx'
import styles from './panel.module.css'
import paymentStatus from './payment-status.module.css'
import { StatusHead } from './status-head.tsx'

const HOUR_MINUTES = 60

type PaymentPendingProps = { request: OwnPayment; medianMinutes: number | null }

/** Somebody else has to act: who reviews payments, or the student on the phone that the provider asks. */
export function PaymentPending({ request, medianMinutes }: PaymentPendingProps) {
  return request.provider === 'mtn' ? (
    <OnThePhone request={request} />
  ) : (
    <InTheReview {...{ request, medianMinutes }} />
  )
}

function InTheReview({ request, medianMinutes }: PaymentPendingProps) {
  return (
    <section className={styles.panel} data-tone="wait" aria-labelledby="pay-status">
      <StatusHead icon={Clock} title={<Trans>We are checking your payment.</Trans>}>
        <Plural
          value={academy().payment.verificationHours}
          one="Usually within # hour."
          other="Usually within # hours."
        />
      </StatusHead>
      <Track
        sent={<Trans>You sent it</Trans>}
        at={request.requestedAt}
        now={<Trans>The academy checks it</Trans>}
        detail={
          medianMinutes !== null ? (
            <TypicalTime minutes={Math.max(1, Math.round(medianMinutes))} />
          ) : (
            <Trans>A person compares it with our account</Trans>
          )
        }
      />
      <p className={paymentStatus.foot}>
        <Trans>
          You can close this page. We will notify you, and email you, when the payment is checked.
        </Trans>
      </p>
    </section>
  )
}

function TypicalTime({ minutes }: { minutes: number }) {
  const long = formatMinutes(minutes)
  if (minutes >= HOUR_MINUTES) return <Trans>Most payments today took {long}</Trans>
  return (
    <Plural
      value={minutes}
      one="Most payments today took # minute"
      other="Most payments today took # minutes"
    />
  )
}

function OnThePhone({ request }: { request: OwnPayment }) {
  const amount = formatMoney(request.price)
  return (
    <section className={styles.panel} data-tone="wait" aria-labelledby="pay-status">
      <StatusHead icon={Smartphone} title={<Trans>Confirm on your phone.</Trans>}>
        <Trans>MTN asks you for {amount}.</Trans>
      </StatusHead>
      <Track
        sent={<Trans>We asked your phone</Trans>}
        at={request.requestedAt}
        now={<Trans>You enter your MoMo PIN on the phone</Trans>}
        detail={
          <Trans>We never ask for it. If nothing shows, open your MoMo menu: the request waits there.</Trans>
        }
      />
      <p className={paymentStatus.foot}>
        <Trans>If you do not confirm, nothing is paid and you can try again.</Trans>
      </p>
    </section>
  )
}

type TrackProps = { sent: ReactNode; at: string; now: ReactNode; detail: ReactNode }

function Track({ sent, at, now, detail }: TrackProps) {
  return (
    <ol className={`${paymentStatus.track} num`}>
      <li data-step="done">
        <b>{sent}</b>
        <DateTime at={at} />
      </li>
      <li data-step="now" aria-current="step">
        <b>{now}</b>
        {detail}
      </li>
      <li>
        <b>
          <Trans>Your course opens</Trans>
        </b>
        <Trans>This page goes there by itself</Trans>
      </li>
    </ol>
  )
}
