import { describe, expect, it } from 'vitest'
import {
  changeForm,
  EMPTY_FORM,
  type FormChange,
  formFaults,
  isEmptyForm,
  type PaidForm,
  toFormData,
} from './paid-form.ts'
import { readSms } from './sms/index.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const COURSE = '66f0a0c2766f0a0c2766f0a0'
const SMS =
  'TxId: 14829930217. Your payment of 40,000 RWF to IMPINGA ACADEMY LTD 014725 has been completed at 2026-11-20 18:42:07. Your new balance: 3,512 RWF. Fee was 0 RWF.'
const OTHER_SMS =
  'TxId: 14829931111. Your payment of 36,000 RWF to IMPINGA ACADEMY LTD 014725 has been completed at 2026-11-20 19:02:07. Fee was 0 RWF.'

const after = (...changes: FormChange[]): PaidForm => changes.reduce(changeForm, EMPTY_FORM)
const typed = (field: 'sms' | 'transactionId' | 'payerNumber', value: string): FormChange => ({
  type: 'typed',
  field,
  value,
})
const read = (sms: string): FormChange => ({ type: 'read', sms, reading: readSms(sms, NOW) })
const pasted = (sms: string): FormChange[] => [typed('sms', sms), read(sms)]

describe('the form of a payment', () => {
  it('fills the id from a pasted SMS and takes the balance out at once', () => {
    const form = after(...pasted(SMS))
    expect(form.transactionId).toBe('14829930217')
    expect(form.sms).not.toContain('3,512')
    expect(form.hadBalance).toBe(true)
  })

  it('still says that a balance was there once the cleaned text is read again', () => {
    const form = after(...pasted(SMS))
    const again = changeForm(form, read(form.sms))
    expect(again.hadBalance).toBe(true)
    expect(again.reading?.amountRwf).toBe(40_000)
  })

  it('leaves the text alone under somebody who types, until they leave it', () => {
    const letterByLetter = [...SMS].map((_, at) => typed('sms', SMS.slice(0, at + 1)))
    const form = after(...letterByLetter, read(SMS))
    expect(form.sms).toBe(SMS)
    expect(changeForm(form, { type: 'left-sms' }).sms).not.toContain('3,512')
  })

  it('follows a second SMS, and keeps what the person wrote themselves', () => {
    expect(after(...pasted(SMS), ...pasted(OTHER_SMS)).transactionId).toBe('14829931111')
    const own = after(...pasted(SMS), typed('transactionId', 'MINE 77'), ...pasted(OTHER_SMS))
    expect(own.transactionId).toBe('MINE 77')
    expect(own.reading?.amountRwf).toBe(36_000)
  })

  it('empties what came from an SMS that was taken away, not the rest', () => {
    const form = after(...pasted(SMS), typed('payerNumber', '0780 000 114'), typed('sms', ''), {
      type: 'read',
      sms: '',
      reading: null,
    })
    expect(form).toMatchObject({ sms: '', transactionId: '', payerNumber: '0780 000 114', hadBalance: false })
  })

  it('ignores the reading of a text that stands there no more', () => {
    const form = after(typed('sms', OTHER_SMS), read(SMS))
    expect(form.reading).toBeNull()
  })

  it('begins with the old values when it is sent again; a new SMS replaces the id of the old', () => {
    const old = { sms: OTHER_SMS, transactionId: '14829931111', payerNumber: '0780000114' }
    const form = after({ type: 'restored', typed: old, file: null }, read(OTHER_SMS))
    expect(form).toMatchObject(old)
    expect(changeForm(changeForm(form, typed('sms', SMS)), read(SMS)).transactionId).toBe('14829930217')
  })

  it('finds no fault with nothing, and names what can be no id and no number', () => {
    expect(isEmptyForm(EMPTY_FORM)).toBe(true)
    expect(isEmptyForm(after(typed('sms', '  ')))).toBe(true)
    expect(formFaults(EMPTY_FORM)).toEqual([])
    expect(formFaults(after(typed('transactionId', '12'), typed('payerNumber', '12345')))).toEqual([
      'transactionId',
      'payerNumber',
    ])
    expect(
      formFaults(
        after(typed('transactionId', 'MP260531.0040.B02157'), typed('payerNumber', '+250 780 000 114')),
      ),
    ).toEqual([])
  })
})

describe('what is sent', () => {
  const fields = (data: FormData) => Object.fromEntries(data)

  it('is the course alone when nothing was typed', () => {
    expect(fields(toFormData(COURSE, EMPTY_FORM))).toEqual({ courseId: COURSE })
  })

  it('never holds the balance, typed or pasted', () => {
    const letterByLetter = [...SMS].map((_, at) => typed('sms', SMS.slice(0, at + 1)))
    for (const form of [after(...pasted(SMS)), after(...letterByLetter, read(SMS))]) {
      const sent = fields(toFormData(COURSE, form))
      expect(sent.sms).not.toContain('3,512')
      expect(sent).toMatchObject({
        transactionId: '14829930217',
        amountRwf: '40000',
        paidAt: '2026-11-20T16:42:07.000Z',
      })
      expect(sent.recipient).toContain('IMPINGA ACADEMY LTD')
    }
  })

  it('ends with the file', () => {
    const data = toFormData(COURSE, {
      ...after(...pasted(SMS)),
      file: new File(['x'], 'momo.png', { type: 'image/png' }),
    })
    expect([...data.keys()].at(-1)).toBe('file')
  })
})
