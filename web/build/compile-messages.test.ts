import { i18n } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { beforeAll, expect, it } from 'vitest'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it('reads English from the code, compiled, without a catalogue and without a parser', () => {
  const name = 'Diane'
  expect(t`Welcome ${name}`).toBe('Welcome Diane')
  expect(plural(1, { one: '# lecture', other: '# lectures' })).toBe('1 lecture')
  expect(plural(8, { one: '# lecture', other: '# lectures' })).toBe('8 lectures')
  expect(Array.isArray(msg`Plain`.message)).toBe(true)
})
