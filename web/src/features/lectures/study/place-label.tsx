import { formatClock, formatMinutes } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import type { GoOn } from './where-to-go-on.ts'

/** You stopped at 12:40. About 9 minutes left. */
export function PlaceLabel({ goOn }: { goOn: GoOn }) {
  const { lecture, position } = goOn
  const { durationSeconds, pageCount, lectureType } = lecture
  if (position < 1) return <Trans>Not started yet.</Trans>
  if (durationSeconds) {
    const place = formatClock(position)
    const left = formatMinutes(Math.max(1, (durationSeconds - position) / 60))
    return (
      <Trans>
        You stopped at {place}. About {left} left.
      </Trans>
    )
  }
  const page = Math.floor(position) + 1
  if (lectureType === 'notes') {
    return (
      <Trans>
        You stopped at slide {page} of {pageCount}.
      </Trans>
    )
  }
  if (!pageCount) return <Trans>You stopped at page {page}.</Trans>
  return (
    <Trans>
      You stopped at page {page} of {pageCount}.
    </Trans>
  )
}

/** 12:40 of 21:15, in a row of the outline. */
export function ShortPlace({ goOn }: { goOn: GoOn }) {
  const { lecture, position } = goOn
  const { durationSeconds, pageCount } = lecture
  if (position < 1) return <Trans>Up next</Trans>
  const place = durationSeconds ? formatClock(position) : String(Math.floor(position) + 1)
  const whole = durationSeconds ? formatClock(durationSeconds) : pageCount
  return whole ? (
    <Trans>
      {place} of {whole}
    </Trans>
  ) : (
    place
  )
}
