import type { SystemMetrics } from '@academy/contract/system'
import { useLingui } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import { type Trouble, troublesOf } from '../health.ts'

/** What should be looked at first, in a word or two; or that all works. */
export function HealthPill({ metrics }: { metrics: SystemMetrics }) {
  const words = useTroubleLabels()
  const { t } = useLingui()
  const [worst] = troublesOf(metrics)
  if (metrics.nodes.length === 0) return <StatusPill tone="info">{t`No report yet`}</StatusPill>
  if (!worst) return <StatusPill tone="good">{t`All working`}</StatusPill>
  return <StatusPill tone={BAD.includes(worst) ? 'bad' : 'wait'}>{words[worst]}</StatusPill>
}

const BAD: readonly Trouble[] = ['no-node', 'silent-node', 'disk']

export function useTroubleLabels(): Record<Trouble, string> {
  const { t } = useLingui()
  return {
    'no-node': t`No node reports`,
    'silent-node': t`A node is silent`,
    disk: t`Disk nearly full`,
    'no-worker': t`Jobs wait too long`,
    'failed-jobs': t`Jobs failed`,
    mail: t`Mail fails`,
    errors: t`Errors`,
  }
}
