import { WARNING_SECONDS } from '@academy/contract/attempts/rules'
import { formatClock } from '@academy/contract/text'

/** 18:42 for quizzes, 01:58:42 for exams. */
export function clockWords(seconds: number, isExam: boolean): string {
  if (!isExam) return formatClock(seconds)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
}

export type Urgency = 'calm' | 'warn' | 'last'

export function urgencyOf(seconds: number): Urgency {
  if (seconds >= WARNING_SECONDS) return 'calm'
  return seconds >= 60 ? 'warn' : 'last'
}
