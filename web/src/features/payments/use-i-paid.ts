import type { OwnPayment } from '@academy/contract/payments'
import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailure, failureMessage, isUnreachable, type UploadProgress } from '../../lib/call.ts'
import { useOnline } from '../../lib/online.ts'
import { toast } from '../../lib/toast.ts'
import { refreshUser } from '../users/index.ts'
import { paymentSent, paymentStatusQuery, sendPayment } from './api.ts'
import { formFaults, type PaidForm, toFormData } from './paid-form.ts'
import { usePaidForm } from './use-paid-form.ts'

type Fields = Partial<Record<string, string>>

const FAULT_WORDS = {
  transactionId: PAYMENT_MESSAGES.transactionIdInvalid,
  payerNumber: PAYMENT_MESSAGES.payerNumberInvalid,
}

/** No SMS leaves unread: its balance would go with it, for instance when the press comes before the reader does. */
async function withReading(form: PaidForm): Promise<PaidForm> {
  if (!form.sms.trim()) return form
  const { readSms } = await import('./sms/index.ts')
  return { ...form, reading: readSms(form.sms, new Date()) }
}

/** 'I Paid': sends what the form holds, now or as soon as there is a line. */
export function useIPaid(courseId: string, old: OwnPayment | null, latest: string | null | undefined) {
  const paid = usePaidForm(courseId, old, latest)
  const { form, screenshot, isWanted, setIsWanted, forget } = paid
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [fields, setFields] = useState<Fields>({})
  const [problem, setProblem] = useState<string>()

  const send = async () => {
    setIsSending(true)
    try {
      const data = toFormData(courseId, await withReading(form), screenshot)
      const reply = await sendPayment(data, screenshot ? setProgress : undefined)
      await forget()
      toast.success(reply.message)
      paymentSent(queryClient, courseId, reply)
    } catch (failure) {
      // What arrived although its answer was lost shows in the status.
      const asked = queryClient.invalidateQueries({ queryKey: paymentStatusQuery(courseId).queryKey })
      if (failure instanceof CallFailure && failure.status === 409) await Promise.all([asked, refreshUser()])
      if (failure instanceof CallFailure) setFields(failure.fields)
      // Only a lost line is waited for. Any other failure is shown, and what was typed goes when it is pressed again.
      if (isUnreachable(failure) && !navigator.onLine) return
      setIsWanted(false)
      setProblem(failureMessage(failure, PAYMENT_MESSAGES.requestFailed))
    } finally {
      setIsSending(false)
      setProgress(null)
    }
  }

  const press = () => {
    const faults = formFaults(form)
    setProblem(undefined)
    setFields(Object.fromEntries(faults.map((field) => [field, FAULT_WORDS[field]])))
    if (faults.length > 0) return faults[0]
    setIsWanted(true)
    if (isOnline) void send()
    return undefined
  }

  // Pressed without a line, perhaps on an earlier visit: goes once the line is back and nothing newer was sent meanwhile.
  const isReady = isWanted && isOnline && latest !== undefined && !isSending
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins when it becomes ready, not when the form changes
  useEffect(() => {
    if (isReady) void send()
  }, [isReady])

  const isWaiting = isWanted && !isOnline && !isSending
  return { ...paid, press, isSending, isWaiting, isOnline, progress, fields, problem }
}
