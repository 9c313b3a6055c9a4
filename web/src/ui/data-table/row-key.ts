import type { ReactNode } from 'react'

/** A key of a list's own beside J, K, Enter and X; it acts on the current row. */
export interface RowKey<Row> {
  /** One letter: `a`. */
  key: string
  /** In the line under the list: approve. */
  does: ReactNode
  /** In the list of `?`, a sentence of what it does. */
  help: ReactNode
  onPress: (row: Row | undefined) => void
}
