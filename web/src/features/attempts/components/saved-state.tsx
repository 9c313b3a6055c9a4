import { Trans } from '@lingui/react/macro'
import { CloudAlert, CloudCheck, CloudUpload, Smartphone } from 'lucide-react'
import type { WhereSaved } from '../engine/index.ts'
import styles from './saved-state.module.css'

/** Where the answers are. On phones the words are for screen readers; trouble is also said on the page. */
export function SavedState({ saved }: { saved: WhereSaved }) {
  const [Icon, words] = stateOf(saved)
  return (
    <span className={styles.saved} data-saved={saved}>
      <Icon aria-hidden="true" />
      <span>{words}</span>
    </span>
  )
}

function stateOf(saved: WhereSaved) {
  if (saved === 'saved') return [CloudCheck, <Trans key="saved">Answers saved</Trans>] as const
  if (saved === 'saving') return [CloudUpload, <Trans key="saving">Saving</Trans>] as const
  if (saved === 'device') return [Smartphone, <Trans key="device">On this phone only</Trans>] as const
  return [CloudAlert, <Trans key="memory">Not saved yet</Trans>] as const
}
