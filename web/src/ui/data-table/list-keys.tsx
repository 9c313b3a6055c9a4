import { Trans } from '@lingui/react/macro'
import { KeyboardHelp, type Shortcut } from '../keyboard-help.tsx'
import { type KeyHint, KeyLine } from './key-line.tsx'
import type { RowKey } from './row-key.ts'

interface ListKeysProps {
  hasSearch: boolean
  opens: boolean
  selects: boolean
  keys: readonly Pick<RowKey<never>, 'key' | 'does' | 'help'>[]
}

/** What the keys of a list do: in a line under it, and behind `?`. */
export function ListKeys({ hasSearch, opens, selects, keys }: ListKeysProps) {
  const all: (KeyHint & { help: Shortcut['does'] })[] = []
  if (opens || selects)
    all.push({ keys: ['J', 'K'], does: <Trans>move</Trans>, help: <Trans>Next or previous row</Trans> })
  if (opens) all.push({ keys: ['Enter'], does: <Trans>open</Trans>, help: <Trans>Open the row</Trans> })
  if (selects)
    all.push({
      keys: ['X'],
      does: <Trans>select</Trans>,
      help: <Trans>Select the row, or leave it out</Trans>,
    })
  for (const { key, does, help } of keys) all.push({ keys: [key.toUpperCase()], does, help })
  if (hasSearch) all.push({ keys: ['/'], does: <Trans>search</Trans>, help: <Trans>Search</Trans> })
  return (
    <>
      <KeyLine hints={all} />
      <KeyboardHelp shortcuts={all.map(({ keys: pressed, help }) => ({ keys: pressed, does: help }))} />
    </>
  )
}
