import { WARNING_SECONDS } from '@academy/contract/attempts/rules'
import { formatClock } from '@academy/contract/text'

/** Seconds until the deadline: the server's clock as it was received, carried on by a clock that nobody turns. */
export function secondsLeft(
  deadline: string,
  received: { serverNow: string; receivedAtMs: number },
  nowMs: number,
): number {
  const left = Date.parse(deadline) - Date.parse(received.serverNow) - (nowMs - received.receivedAtMs)
  return Math.max(0, Math.ceil(left / 1000))
}

/** 18:42 for quizzes, 01:58:42 for exams. */
export function clockOf(seconds: number, isExam: boolean): string {
  if (!isExam) return formatClock(seconds)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
}

export type Urgency = 'calm' | 'warn' | 'last'

export function urgencyOf(seconds: number): Urgency {
  if (seconds >= WARNING_SECONDS) return 'calm'
  return seconds >= 60 ? 'warn' : 'last'
}
