import { describe, expect, it } from 'vitest'
import {
  codeError,
  emailError,
  liveRepeatError,
  nameError,
  newPasswordError,
  passwordError,
  repeatError,
} from './form-rules.ts'

describe('the forms of the users room', () => {
  it('want a name, not blanks', () => {
    expect(nameError('  ')).toBe('Please enter your full name')
    expect(nameError('Denise')).toBeUndefined()
  })

  it('take an address with blanks around it', () => {
    expect(emailError(' denise@example.rw ')).toBeUndefined()
    expect(emailError('')).toBe('Please enter your email address')
    expect(emailError('denise@example')).toBe('Please enter a valid email address')
    expect(emailError(`${'a'.repeat(250)}@example.rw`)).toBe('Please enter a valid email address')
  })

  it('ask for length in new passwords only', () => {
    expect(passwordError('short')).toBeUndefined()
    expect(passwordError('')).toBe('Please enter your password')
    expect(newPasswordError('short')).toBe('Please use a password of at least 8 characters')
    expect(newPasswordError('x'.repeat(201))).toBe('Please use a password of at most 200 characters')
    expect(newPasswordError('long enough')).toBeUndefined()
  })

  it('speak of a difference as soon as it is certain, and always on sending', () => {
    expect(liveRepeatError('kigali2026', 'kig')).toBeUndefined()
    expect(liveRepeatError('kigali2026', 'kiga1')).toBe("Passwords don't match!")
    expect(liveRepeatError('kigali2026', 'kigali20266')).toBe("Passwords don't match!")
    expect(repeatError('kigali2026', 'kig')).toBe("Passwords don't match!")
    expect(repeatError('kigali2026', 'kigali2026')).toBeUndefined()
  })

  it('take six digits that do not begin with 0', () => {
    expect(codeError('482013')).toBeUndefined()
    for (const wrong of ['', '48201', '0482013', '082013', '48201a'])
      expect(codeError(wrong)).toBe('The code is numbers only, six of them')
  })
})
