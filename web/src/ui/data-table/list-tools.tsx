import { Trans, useLingui } from '@lingui/react/macro'
import { Rows2, Rows4 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SavedFile } from '../../lib/save-file.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { SearchBox } from '../search-box.tsx'
import { CsvButton } from './csv-button.tsx'
import { useDensity } from './density.ts'
import styles from './list-tools.module.css'
import type { AnyListView } from './use-list-view.ts'

interface ListToolsProps {
  view: AnyListView
  /** Names the search box: Search by name or email. Left out where the list has no search. */
  searchLabel?: string
  placeholder?: string
  /** The list's own filters: selects, chips. */
  children?: ReactNode
  /** `callFile` of the list's CSV, with `view.csvQuery`. */
  csv?: () => Promise<SavedFile>
}

/** Over a list: search, filters, Reset, how close the rows stand, CSV. */
export function ListTools({ view, searchLabel, placeholder, children, csv }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      {searchLabel && (
        <SearchBox
          className={styles.search}
          label={searchLabel}
          placeholder={placeholder}
          value={view.q}
          onSearch={(q) => view.set({ q })}
        />
      )}
      {children}
      {view.isNarrowed && (
        <Button size="sm" variant="quiet" onClick={view.reset}>
          <Trans>Reset Filters</Trans>
        </Button>
      )}
      <div className={styles.acts}>
        <DensitySwitch />
        {csv && <CsvButton fetchFile={csv} />}
      </div>
    </div>
  )
}

function DensitySwitch() {
  const { t } = useLingui()
  const { density, choose } = useDensity()
  const isCompact = density === 'compact'
  return (
    <IconButton
      className={styles.density}
      label={t`Compact rows`}
      aria-pressed={isCompact}
      onClick={() => choose(isCompact ? 'comfortable' : 'compact')}
    >
      {isCompact ? <Rows4 aria-hidden="true" /> : <Rows2 aria-hidden="true" />}
    </IconButton>
  )
}
