import { ACADEMY_DEFAULTS } from '@academy/contract/academy'
import * as M from '@academy/contract/academy/messages'
import { expect, test } from 'vitest'
import { checkSettings, settingsOf, valuesOf, withFormer, withTyped } from './settings-form.ts'

const { documentViewer: _, ...defaults } = ACADEMY_DEFAULTS
const settings = {
  ...defaults,
  socials: { x: 'https://x.com/umurage' },
  partners: ['Ingabo', 'Isaro'],
  payment: { ussdCode: '*182*8*1*1#', recipient: 'Umurage Ltd', verificationHours: 12 },
}

test('what is shown and not touched is sent as it came', () => {
  expect(settingsOf(valuesOf(settings))).toEqual(settings)
  expect(settingsOf(valuesOf(defaults))).toEqual(defaults)
})

test('the code and the name on the phone go together', () => {
  const values = { ...valuesOf(settings), 'payment.recipient': ' ' }
  expect(checkSettings(values)).toEqual({ 'payment.recipient': M.recipientMissing })
  expect(checkSettings(valuesOf(settings))).toEqual({})
})

test('former values stand over what is typed, and nothing else changes', () => {
  const values = withFormer(valuesOf(settings), {
    'payment.ussdCode': null,
    partners: ['Ingabo'],
    version: 3,
  })
  expect(settingsOf(values)).toEqual({
    ...settings,
    partners: ['Ingabo'],
    payment: { ...settings.payment, ussdCode: null },
  })
})

test('what somebody else saved meanwhile comes in, and what is typed stays over it', () => {
  const saved = valuesOf(settings)
  const values = { ...saved, phone: '+250 780 000 114', 'figures.fromData': true }
  const fresh = { ...saved, phone: '+250 780 000 627', location: 'Huye, Rwanda' }
  expect(withTyped(fresh, { values, saved })).toEqual({
    ...fresh,
    phone: '+250 780 000 114',
    'figures.fromData': true,
  })
})
