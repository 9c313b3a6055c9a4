import { OTP_RESEND_SECONDS } from '@academy/contract/users/rules'

/** Whole seconds until another code may be asked for; a clock that was set back never makes it longer than the rule. */
export function secondsUntilResend(sentAtMs: number, nowMs: number): number {
  const left = Math.ceil((sentAtMs + OTP_RESEND_SECONDS * 1000 - nowMs) / 1000)
  return Math.min(OTP_RESEND_SECONDS, Math.max(0, left))
}

/** 42 is 0:42. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
