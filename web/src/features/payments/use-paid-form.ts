import type { OwnPayment } from '@academy/contract/payments'
import { formatPayerNumber } from '@academy/contract/payments/rules'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useSignedIn } from '../users/index.ts'
import { forgetKept, type KeptPayment, keptIdOf, readKept, writeKept } from './kept-payments.ts'
import { changeForm, EMPTY_FORM, isEmptyForm, type PaidForm } from './paid-form.ts'

const KEEP_AFTER_MS = 400

const typedIn = ({ sms, transactionId, payerNumber }: PaidForm | OwnPayment) => ({
  sms: sms ?? '',
  transactionId: transactionId ?? '',
  payerNumber: payerNumber ? formatPayerNumber(payerNumber) : '',
})

/**
 * What is typed about the payment of a course. It is kept on the device until the server has it. `old` is the rejected
 * request whose values the form begins with; `latest` the id of the newest request, undefined while nobody knows.
 */
export function usePaidForm(courseId: string, old: OwnPayment | null, latest: string | null | undefined) {
  const { user } = useSignedIn()
  const id = keptIdOf(user._id, courseId)
  const [form, change] = useReducer(changeForm, old, (from) =>
    from ? { ...EMPTY_FORM, ...typedIn(from) } : EMPTY_FORM,
  )
  const [screenshot, setScreenshot] = useState<File | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [isRead, setIsRead] = useState(false)
  const after = useRef<string | null>(latest ?? null)
  if (latest !== undefined) after.current = latest
  const unkept = useRef<(() => void) | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form opens
  useEffect(() => {
    let isCurrent = true
    void readKept(id).then((kept) => {
      if (!isCurrent) return
      const isOutdated = kept && latest !== undefined && kept.after !== latest
      if (isOutdated) void forgetKept(id)
      else if (kept) {
        after.current = latest ?? kept.after
        change({ type: 'restored', typed: kept })
        setScreenshot(kept.screenshot)
        setIsWanted(kept.isWanted)
      }
      setIsRead(true)
    })
    return () => {
      isCurrent = false
    }
  }, [id])

  const { sms, transactionId, payerNumber } = form
  useEffect(() => {
    if (!isRead) return
    const typed = { sms, transactionId, payerNumber }
    const keep = () => {
      unkept.current = null
      const kept: KeptPayment = { id, ...typed, screenshot, after: after.current, isWanted }
      void (isEmptyForm(typed) && !screenshot && !isWanted ? forgetKept(id) : writeKept(kept))
    }
    unkept.current = keep
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isRead, id, sms, transactionId, payerNumber, screenshot, isWanted])

  // Who goes to another page within that moment, or is sent to the login, leaves nothing behind.
  useEffect(() => () => unkept.current?.(), [])

  // The reader comes with the first SMS; nothing of the text leaves the device for it.
  useEffect(() => {
    let isCurrent = true
    if (!sms.trim()) change({ type: 'read', sms, reading: null })
    else
      void import('./sms/index.ts').then(
        ({ readSms }) => isCurrent && change({ type: 'read', sms, reading: readSms(sms, new Date()) }),
      )
    return () => {
      isCurrent = false
    }
  }, [sms])

  const forget = () => {
    unkept.current = null
    return forgetKept(id)
  }
  return { form, change, screenshot, setScreenshot, isWanted, setIsWanted, forget }
}
