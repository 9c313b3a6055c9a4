import type { OwnPayment } from '@academy/contract/payments'
import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallFailure, isUnreachable, type UploadProgress } from '../../lib/calls/call.ts'
import { useOnline } from '../../lib/offline/online.ts'
import { toast } from '../../lib/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { refreshUser } from '../users/index.ts'
import { paymentSent, paymentStatusQuery, sendPayment } from './api.ts'
import { changeForm, type FormChange, formFaults, formOf, type PaidForm, toFormData } from './paid-form.ts'
import { useKeptPayment } from './use-kept-payment.ts'

const FAULT_WORDS = {
  transactionId: PAYMENT_MESSAGES.transactionIdInvalid,
  payerNumber: PAYMENT_MESSAGES.payerNumberInvalid,
}

/** No SMS leaves unread: its balance would go with it, for instance when the press comes before the reader does. */
async function withReading(form: PaidForm): Promise<PaidForm> {
  if (!form.sms.trim()) return form
  const { readSms } = await import('./sms/read-sms.ts')
  return { ...form, reading: readSms(form.sms, new Date()) }
}

/** Only a lost line is waited for. Any other failure is shown, and what was typed goes when it is pressed again. */
const isWaitedFor = (failure: unknown): boolean => isUnreachable(failure) && !navigator.onLine

/**
 * 'I Paid': sends what the form holds, now or as soon as there is a line. `old` is the rejected request whose values the form
 * begins with; `latest` the id of the newest request, undefined while nobody knows.
 */
export function useIPaid(courseId: string, old: OwnPayment | null, latest: string | null | undefined) {
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [isSent, setIsSent] = useState(false)
  /** One was sent whose answer nobody waited for: it may have arrived. */
  const wasGivenUp = useRef(false)

  const form = useForm<PaidForm>(() => formOf(old), {
    check: (values) => Object.fromEntries(formFaults(values).map((field) => [field, FAULT_WORDS[field]])),
    send: async (values, signal) => {
      kept.setIsWanted(true)
      if (isOnline) await send(values, signal)
    },
    // One request waits at a time: the server refuses the second, and its status is the first one's.
    mayRepeat: true,
    onRefused: (failure) => isWaitedFor(failure) || (wasGivenUp.current && failure.status === 409),
  })
  // The same function for good: reading an SMS waits for no drawing.
  const [change] = useState(() => (step: FormChange) => form.replace((before) => changeForm(before, step)))
  const kept = useKeptPayment(courseId, latest, form.values, change)
  const { isWanted, setIsWanted, forget } = kept

  async function send(values: PaidForm, signal: AbortSignal): Promise<void> {
    try {
      const data = toFormData(courseId, await withReading(values))
      const reply = await sendPayment(data, signal, values.file ? setProgress : undefined)
      setIsSent(true)
      await forget()
      toast.success(reply.message)
      paymentSent(queryClient, courseId, reply)
    } catch (failure) {
      if (signal.aborted) {
        wasGivenUp.current = true
        throw failure
      }
      // What arrived although its answer was lost shows in the status.
      const asked = queryClient.invalidateQueries({ queryKey: paymentStatusQuery(courseId).queryKey })
      if (failure instanceof CallFailure && failure.status === 409) await Promise.all([asked, refreshUser()])
      if (!isWaitedFor(failure)) setIsWanted(false)
      throw failure
    } finally {
      setProgress(null)
    }
  }

  // Pressed without a line, perhaps on an earlier visit: goes once the line is back and nothing newer was sent meanwhile.
  const isReady = isWanted && !isSent && isOnline && latest !== undefined && !form.isBusy
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins when it becomes ready, not when the form changes
  useEffect(() => {
    if (isReady) form.form.ref.current?.requestSubmit()
  }, [isReady])

  const isWaiting = isWanted && !isOnline && !form.isBusy
  return { ...form, change, setIsWanted, isWaiting, isOnline, progress }
}
