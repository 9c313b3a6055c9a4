import { describe, expect, it } from 'vitest'
import { createPasswords, isPasswordsBusy } from './passwords.ts'
import { hashOtp, hashToken, isSameSecret, randomOtp, randomToken } from './tokens.ts'

describe('passwords', () => {
  it('are kept as argon2id with the agreed cost, each with its own salt', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('Amahoro-2026 é')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.hash('Amahoro-2026 é')).not.toBe(hash)
    expect(await passwords.verify(hash, 'Amahoro-2026 é')).toBe(true)
    expect(await passwords.verify(hash, 'amahoro-2026 é')).toBe(false)
  })

  it('are never right for an unknown account, not even the placeholder', async () => {
    const passwords = createPasswords()
    expect(await passwords.verify(null, 'anything')).toBe(false)
    expect(await passwords.verify(null, 'no account has this password')).toBe(false)
  })

  it('take turns, and turn away a crowd', async () => {
    const passwords = createPasswords({ concurrency: 1, maxWaiting: 2 })
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.verify(null, 'x')))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(2)
    expect(refused.every(({ reason }) => isPasswordsBusy(reason))).toBe(true)
    expect(await passwords.verify(null, 'x')).toBe(false)
  })

  it('go on after one that fails', async () => {
    const passwords = createPasswords({ concurrency: 1 })
    await expect(passwords.verify('not a hash', 'x')).rejects.toThrow()
    expect(await passwords.verify(null, 'x')).toBe(false)
  })
})

describe('tokens', () => {
  it('are unguessable, fit for an address, and stored as something else', () => {
    const tokens = Array.from({ length: 1000 }, randomToken)
    expect(new Set(tokens).size).toBe(1000)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    expect(hashToken('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb')
  })

  it('make codes of six digits without a leading zero, bound to their token', () => {
    for (let count = 0; count < 5000; count += 1) expect(randomOtp()).toMatch(/^[1-9]\d{5}$/)
    expect(hashOtp('123456', 'a')).not.toBe(hashOtp('123456', 'b'))
  })

  it('are compared whatever their length', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true)
    expect(isSameSecret('abc', 'abcd')).toBe(false)
    expect(isSameSecret('', '')).toBe(true)
  })
})
