import type { PaymentMatch, PaymentRequest } from '@academy/contract/payments'
import { formatPayerNumber, PROVIDER_NAMES } from '@academy/contract/payments/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleHelp, Clock, FileQuestion, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import { Badge, type Tone } from '../../../../ui/badge.tsx'

type Kind = PaymentMatch['kind']

const LOOKS: Record<Kind, { tone: Tone; icon: LucideIcon }> = {
  exact: { tone: 'good', icon: Check },
  likely: { tone: 'wait', icon: CircleHelp },
  'id-used': { tone: 'bad', icon: TriangleAlert },
  'after-statement': { tone: 'info', icon: Clock },
  unmatched: { tone: 'plain', icon: FileQuestion },
  'nothing-sent': { tone: 'plain', icon: Minus },
  'no-statement': { tone: 'plain', icon: FileQuestion },
}

/** How well a request agrees with the statements, in words. */
export function useMatchLabels(): Record<Kind, string> {
  const { t } = useLingui()
  return {
    exact: t`Exact match`,
    likely: t`Likely`,
    'id-used': t`Id used before`,
    'after-statement': t`After statement`,
    unmatched: t`No match`,
    'nothing-sent': t`Nothing sent`,
    'no-statement': t`Not compared`,
  }
}

export function MatchBadge({ match }: { match: PaymentMatch }) {
  const words = useMatchLabels()
  const { tone, icon } = LOOKS[match.kind]
  return (
    <Badge tone={tone} icon={icon} className="whitespace-nowrap">
      {words[match.kind]}
      {match.confidence !== null && (match.kind === 'exact' || match.kind === 'likely') && (
        <span>{match.confidence}%</span>
      )}
    </Badge>
  )
}

/** The one fact by which a payment is found again: its id, else whatever was sent. */
export function EvidenceLine({ request }: { request: PaymentRequest }) {
  const { transactionId, payerNumber, sms, hasScreenshot, provider } = request
  if (transactionId) return transactionId
  if (payerNumber) return formatPayerNumber(payerNumber)
  if (provider !== 'manual') return PROVIDER_NAMES[provider]
  if (sms) return <Trans>SMS without an id</Trans>
  if (hasScreenshot) return <Trans>Screenshot only</Trans>
  return <Trans>No SMS, no id</Trans>
}
