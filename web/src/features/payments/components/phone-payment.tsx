import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { formatPayerNumber, payerNumber } from '@academy/contract/payments/rules'
import { formatMoney } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { paymentSent, paymentStatusQuery, sendPayment } from '../api.ts'
import panel from './panel.module.css'
import styles from './phone-payment.module.css'

type PhonePaymentProps = { courseId: string; priceRwf: number; lastNumber: string | null }

/** MTN's request to pay: the phone asks, the student confirms there, and nothing is typed twice. */
export function PhonePayment({ courseId, priceRwf, lastNumber }: PhonePaymentProps) {
  const queryClient = useQueryClient()
  const amount = formatMoney(priceRwf)
  const form = useForm(
    { payerNumber: lastNumber ? formatPayerNumber(lastNumber) : '' },
    {
      check: ({ payerNumber: typed }) => ({ payerNumber: faultIn(typed) }),
      send: async ({ payerNumber: typed }, signal) => {
        const data = new FormData()
        data.set('courseId', courseId)
        data.set('provider', 'mtn')
        data.set('payerNumber', typed.trim())
        const reply = await sendPayment(data, signal)
        toast.success(reply.message)
        paymentSent(queryClient, courseId, reply)
      },
      onRefused: () => {
        // What arrived although its answer was lost shows in the status.
        void queryClient.invalidateQueries({ queryKey: paymentStatusQuery(courseId).queryKey })
        return false
      },
    },
  )

  return (
    <form
      className={`${panel.panel} ${styles.phone}`}
      aria-labelledby="pay-phone"
      {...form.form}
      data-no-print
    >
      <h2 id="pay-phone">
        <Trans>Pay from my phone</Trans>
      </h2>
      <p>
        <Trans>With MTN MoMo: we ask your phone for {amount}, and you confirm there with your PIN.</Trans>
      </p>
      <div>
        <Field label={<Trans>MTN number that pays</Trans>} error={form.errors.payerNumber}>
          <TextInput
            type="tel"
            className="num"
            autoComplete="tel"
            maxLength={40}
            {...form.input('payerNumber')}
          />
        </Field>
        <Button type="submit" size="lg" busy={form.isBusy}>
          <Smartphone aria-hidden="true" />
          <Trans>Ask my phone</Trans>
        </Button>
      </div>
      <FormProblem form={form}>{form.problem}</FormProblem>
    </form>
  )
}

function faultIn(number: string): string | undefined {
  if (!number.trim()) return PAYMENT_MESSAGES.payerNumberRequired
  return payerNumber(number) === null ? PAYMENT_MESSAGES.payerNumberInvalid : undefined
}
