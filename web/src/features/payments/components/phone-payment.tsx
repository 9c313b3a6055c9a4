import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { formatPayerNumber, payerNumber } from '@academy/contract/payments/rules'
import { formatMoney } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { paymentSent, paymentStatusQuery, sendPayment } from '../api.ts'
import panel from './panel.module.css'
import styles from './phone-payment.module.css'

type PhonePaymentProps = { courseId: string; priceRwf: number; lastNumber: string | null }

/** MTN's request to pay: the phone asks, the student confirms there, and nothing is typed twice. */
export function PhonePayment({ courseId, priceRwf, lastNumber }: PhonePaymentProps) {
  const queryClient = useQueryClient()
  const [number, setNumber] = useState(lastNumber ? formatPayerNumber(lastNumber) : '')
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const amount = formatMoney(priceRwf)

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAsking) return
    const fault = faultIn(number)
    setProblem(fault)
    if (fault) return event.currentTarget.querySelector('input')?.focus()
    setIsAsking(true)
    const form = new FormData()
    form.set('courseId', courseId)
    form.set('provider', 'mtn')
    form.set('payerNumber', number.trim())
    try {
      const reply = await sendPayment(form)
      toast.success(reply.message)
      paymentSent(queryClient, courseId, reply)
    } catch (failure) {
      const words = failureMessage(failure, PAYMENT_MESSAGES.requestFailed)
      setProblem((failure instanceof CallFailure && failure.fields.payerNumber) || words)
      void queryClient.invalidateQueries({ queryKey: paymentStatusQuery(courseId).queryKey })
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <form
      className={`${panel.panel} ${styles.phone}`}
      aria-labelledby="pay-phone"
      onSubmit={ask}
      noValidate
      data-no-print
    >
      <h2 id="pay-phone">
        <Trans>Pay from my phone</Trans>
      </h2>
      <p>
        <Trans>With MTN MoMo: we ask your phone for {amount}, and you confirm there with your PIN.</Trans>
      </p>
      <div>
        <Field label={<Trans>MTN number that pays</Trans>} error={problem}>
          <TextInput
            name="mtnNumber"
            type="tel"
            className="num"
            autoComplete="tel"
            maxLength={40}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" busy={isAsking}>
          <Smartphone aria-hidden="true" />
          <Trans>Ask my phone</Trans>
        </Button>
      </div>
    </form>
  )
}

function faultIn(number: string): string | undefined {
  if (!number.trim()) return PAYMENT_MESSAGES.payerNumberRequired
  return payerNumber(number) === null ? PAYMENT_MESSAGES.payerNumberInvalid : undefined
}
