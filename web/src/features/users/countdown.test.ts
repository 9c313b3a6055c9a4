import { expect, it } from 'vitest'
import { formatCountdown, secondsUntilResend } from './countdown.ts'

const SENT_MS = Date.UTC(2026, 10, 20, 12)

it('counts a minute down to nothing', () => {
  expect(secondsUntilResend(SENT_MS, SENT_MS)).toBe(60)
  expect(secondsUntilResend(SENT_MS, SENT_MS + 17_400)).toBe(43)
  expect(secondsUntilResend(SENT_MS, SENT_MS + 59_999)).toBe(1)
  expect(secondsUntilResend(SENT_MS, SENT_MS + 60_000)).toBe(0)
  expect(secondsUntilResend(SENT_MS, SENT_MS + 3_600_000)).toBe(0)
})

it('is not fooled by a clock set back', () => {
  expect(secondsUntilResend(SENT_MS, SENT_MS - 86_400_000)).toBe(60)
})

it('reads as minutes and seconds', () => {
  expect(formatCountdown(60)).toBe('1:00')
  expect(formatCountdown(42)).toBe('0:42')
  expect(formatCountdown(5)).toBe('0:05')
  expect(formatCountdown(0)).toBe('0:00')
})
