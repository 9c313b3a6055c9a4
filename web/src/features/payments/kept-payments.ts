import { keptDrafts } from '../../lib/device/drafts.ts'
import type { Typed } from './paid-form.ts'

/** What was typed and not sent; `id` is person and course. */
export interface KeptPayment extends Typed {
  id: string
  screenshot: File | null
  /** The newest request when this was typed. Once there is a newer one this draft has been sent, or is out of date. */
  after: string | null
  /** 'I Paid' was pressed and the server has not answered. */
  isWanted: boolean
}

export const keptIdOf = (personId: string, courseId: string): string => `${personId} ${courseId}`

export const {
  read: readKept,
  write: writeKept,
  forget: forgetKept,
} = keptDrafts<KeptPayment>('payment-drafts')
