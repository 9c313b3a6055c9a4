import { useEffect, useRef, useState } from 'react'
import { useSignedIn } from '../users/index.ts'
import { forgetKept, type KeptPayment, keptIdOf, readKept, writeKept } from './kept-payments.ts'
import { type FormChange, isEmptyForm, type PaidForm } from './paid-form.ts'

const KEEP_AFTER_MS = 400

/** Keeps what is typed about the payment of a course on the device until the server has it, and reads its SMS. */
export function useKeptPayment(
  courseId: string,
  latest: string | null | undefined,
  form: PaidForm,
  change: (step: FormChange) => void,
) {
  const { user } = useSignedIn()
  const id = keptIdOf(user._id, courseId)
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
        const { screenshot, ...typed } = kept
        change({ type: 'restored', typed, file: screenshot })
        setIsWanted(kept.isWanted)
      }
      setIsRead(true)
    })
    return () => {
      isCurrent = false
    }
  }, [id])

  const { sms, transactionId, payerNumber, file } = form
  useEffect(() => {
    if (!isRead) return
    const typed = { sms, transactionId, payerNumber }
    const keep = () => {
      unkept.current = null
      const kept: KeptPayment = { id, ...typed, screenshot: file, after: after.current, isWanted }
      void (isEmptyForm(typed) && !file && !isWanted ? forgetKept(id) : writeKept(kept))
    }
    unkept.current = keep
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isRead, id, sms, transactionId, payerNumber, file, isWanted])

  // Who goes to another page within that moment, or is sent to the login, leaves nothing behind.
  useEffect(() => () => unkept.current?.(), [])

  // The reader comes with the first SMS; nothing of the text leaves the device for it.
  useEffect(() => {
    let isCurrent = true
    if (!sms.trim()) change({ type: 'read', sms, reading: null })
    else
      void import('./sms/read-sms.ts').then(
        ({ readSms }) => isCurrent && change({ type: 'read', sms, reading: readSms(sms, new Date()) }),
      )
    return () => {
      isCurrent = false
    }
  }, [sms, change])

  const forget = () => {
    unkept.current = null
    return forgetKept(id)
  }
  return { isWanted, setIsWanted, forget }
}
