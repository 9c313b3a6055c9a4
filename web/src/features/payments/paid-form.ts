import type { OwnPayment } from '@academy/contract/payments'
import {
  formatPayerNumber,
  payerNumber,
  TRANSACTION_KEY,
  transactionKey,
} from '@academy/contract/payments/rules'
import type { SmsReading } from './sms/index.ts'

export interface Typed {
  sms: string
  transactionId: string
  payerNumber: string
}
type Fillable = Omit<Typed, 'sms'>

/** The form 'Have you paid?': what was typed, and what was read from the SMS on this device. */
export interface PaidForm extends Typed {
  reading: SmsReading | null
  /** The SMS told a balance; it is not sent. */
  hadBalance: boolean
  /** The SMS came in one piece: its balance may go at once, which would disturb somebody who types. */
  isPasted: boolean
  /** What the last reading put into the fields: only that may be replaced by the next. */
  filled: Fillable
  /** The screenshot. */
  file: File | null
}

export const EMPTY_FORM: PaidForm = {
  sms: '',
  transactionId: '',
  payerNumber: '',
  reading: null,
  hadBalance: false,
  isPasted: false,
  filled: { transactionId: '', payerNumber: '' },
  file: null,
}

/** What a rejected request said is there to be corrected. */
export function formOf(old: OwnPayment | null): PaidForm {
  const number = old?.payerNumber
  return {
    ...EMPTY_FORM,
    sms: old?.sms ?? '',
    transactionId: old?.transactionId ?? '',
    payerNumber: number ? formatPayerNumber(number) : '',
  }
}

export type FormChange =
  | { type: 'typed'; field: keyof Typed; value: string }
  | { type: 'read'; sms: string; reading: SmsReading | null }
  | { type: 'left-sms' }
  | { type: 'restored'; typed: Typed; file: File | null }

const PASTED_LETTERS = 20

export function changeForm(form: PaidForm, change: FormChange): PaidForm {
  if (change.type === 'restored') {
    const { sms, transactionId, payerNumber: number } = change.typed
    return { ...EMPTY_FORM, sms, transactionId, payerNumber: number, file: change.file }
  }
  if (change.type === 'left-sms')
    return { ...form, sms: form.hadBalance ? cleanedOf(form.reading) : form.sms }
  if (change.type === 'typed') {
    const { field, value } = change
    const isPasted = field === 'sms' ? value.length - form.sms.length > PASTED_LETTERS : form.isPasted
    return { ...form, [field]: value, isPasted }
  }
  // A slow reading of what stands there no more.
  if (change.sms !== form.sms) return form
  // The same SMS, its balance gone: it is known already.
  if (form.hadBalance && change.sms === cleanedOf(form.reading)) return form
  const { reading } = change
  const hadBalance = digitsIn(cleanedOf(reading)) < digitsIn(change.sms)
  const filled = {
    transactionId: fill(form, 'transactionId', reading?.transactionId),
    payerNumber: fill(form, 'payerNumber', reading?.payerNumber),
  }
  return {
    ...form,
    sms: hadBalance && form.isPasted ? cleanedOf(reading) : form.sms,
    reading,
    hadBalance,
    filled: { transactionId: reading?.transactionId ?? '', payerNumber: reading?.payerNumber ?? '' },
    ...filled,
  }
}

const cleanedOf = (reading: SmsReading | null): string => reading?.cleaned ?? ''
const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** What the person wrote themselves stays; what is empty or came from the SMS before follows the SMS. */
function fill(form: PaidForm, field: keyof Fillable, read: string | null | undefined): string {
  const isTheirs = form[field] !== '' && form[field] !== form.filled[field]
  return isTheirs ? form[field] : (read ?? '')
}

export const isEmptyForm = ({ sms, transactionId, payerNumber: number }: Typed): boolean =>
  [sms, transactionId, number].every((text) => text.trim() === '')

/** Fields whose text can be no id and no number. Empty is never a fault. */
export function formFaults(form: Typed): (keyof Fillable)[] {
  const id = form.transactionId.trim()
  const faults: (keyof Fillable)[] = []
  if (id && !TRANSACTION_KEY.test(transactionKey(id))) faults.push('transactionId')
  if (form.payerNumber.trim() && payerNumber(form.payerNumber) === null) faults.push('payerNumber')
  return faults
}

/** The multipart form of `POST /api/course/payment-request`; what is empty is left out. */
export function toFormData(courseId: string, form: PaidForm): FormData {
  const { reading } = form
  const data = new FormData()
  const fields = {
    courseId,
    transactionId: form.transactionId.trim(),
    payerNumber: form.payerNumber.trim(),
    sms: (reading?.cleaned ?? form.sms).trim(),
    amountRwf: reading?.amountRwf == null ? '' : String(reading.amountRwf),
    recipient: reading?.recipient ?? '',
    paidAt: reading?.paidAt ?? '',
  }
  for (const [name, value] of Object.entries(fields)) if (value) data.set(name, value)
  // The file comes last, so that the server knows the fields before it reads it.
  if (form.file) data.set('file', form.file)
  return data
}
