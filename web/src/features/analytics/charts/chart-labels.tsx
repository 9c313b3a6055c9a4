import type { AnalyticsRange, Compared } from '@academy/contract/analytics'
import { lengthOf } from '@academy/contract/analytics/rules'
import { formatCount } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

/** "22 more than in the 30 days before." */
export function Change(props: Compared & { range: AnalyticsRange; format?: (amount: number) => string }) {
  const { count, before, range, format = formatCount } = props
  const days = lengthOf(range)
  const difference = format(Math.abs(count - before))
  if (count === before)
    return (
      <>
        <Trans>As many as in the</Trans> <Plural value={days} one="day before." other="# days before." />
      </>
    )
  return (
    <>
      {count > before ? (
        <Trans>{difference} more than in the</Trans>
      ) : (
        <Trans>{difference} fewer than in the</Trans>
      )}{' '}
      <Plural value={days} one="day before." other="# days before." />
    </>
  )
}

/** What the points of a chart are. */
export function useStepName(range: AnalyticsRange | undefined): string {
  const { t } = useLingui()
  if (range?.stepDays === 7) return t`Week`
  return range?.stepDays === 28 ? t`Four weeks` : t`Day`
}

/** Days that changed late are counted again within a minute or two. */
export function Recounting({ reply }: { reply: { recounting: boolean } }) {
  if (!reply.recounting) return null
  return (
    <>
      {' '}
      <Trans>Some earlier days are being counted again.</Trans>
    </>
  )
}
