import { Trans, useLingui } from '@lingui/react/macro'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { failureMessage } from '../../lib/calls/call.ts'
import type { Found } from '../../lib/queries/found.ts'
import type { SavedFile } from '../../lib/save-file.ts'
import { CsvButton } from '../data-table/csv-button.tsx'
import { ErrorPanel } from '../error-panel.tsx'
import { Panel } from '../panel.tsx'
import { Skeleton, SkeletonGroup } from '../skeleton.tsx'
import { Chart } from './chart.tsx'
import type { ChartData } from './chart-data.ts'
import styles from './chart-panel.module.css'
import { ChartTable } from './chart-table.tsx'

interface ChartPanelProps<Reply> {
  title: string
  /** Beside the title, in small: what range. */
  detail?: ReactNode
  /** What is counted. */
  note?: ReactNode
  found: Found<Reply>
  /** Where the server says nothing better. */
  failed: string
  chart: (reply: Reply) => ChartData
  /** What it shows, in words. */
  sentence: (reply: Reply) => ReactNode
  isEmpty: (reply: Reply) => boolean
  empty: ReactNode
  csv?: () => Promise<SavedFile>
  /** Above the chart: what is chosen in it. */
  children?: ReactNode
}

/** A chart with its title, a sentence that says what it shows, the same as a table and as a file. It keeps its size while it
 * loads, when there is nothing and when it fails. */
export function ChartPanel<Reply>(props: ChartPanelProps<Reply>) {
  const { title, detail, note, found, csv, children } = props
  const { t } = useLingui()
  const [isTable, setTable] = useState(false)
  const reply = found.data
  return (
    <Panel
      title={title}
      detail={detail}
      className={styles.panel}
      busy={found.isFetching}
      end={
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons of one choice, no form */}
          <div className={styles.acts} role="group" aria-label={t`How ${title} is shown`}>
            <button type="button" aria-pressed={!isTable} onClick={() => setTable(false)}>
              <ChartColumn aria-hidden="true" />
              <Trans>Chart</Trans>
            </button>
            <button type="button" aria-pressed={isTable} onClick={() => setTable(true)}>
              <Table2 aria-hidden="true" />
              <Trans>Table</Trans>
            </button>
          </div>
          {csv && <CsvButton fetchFile={csv} />}
        </>
      }
    >
      <div className={styles.body}>
        {note && <p className={styles.note}>{note}</p>}
        {children}
        <div className={styles.shown}>
          <Body {...props} reply={reply} isTable={isTable} />
        </div>
      </div>
    </Panel>
  )
}

type BodyProps<Reply> = ChartPanelProps<Reply> & { reply: Reply | undefined; isTable: boolean }

function Body<Reply>({
  reply,
  found,
  failed,
  isEmpty,
  empty,
  chart,
  sentence,
  title,
  isTable,
}: BodyProps<Reply>) {
  if (reply === undefined)
    return found.error ? (
      <ErrorPanel level={3} message={failureMessage(found.error, failed)} found={found} />
    ) : (
      <SkeletonGroup className={styles.loading}>
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-60 w-full" />
      </SkeletonGroup>
    )
  if (isEmpty(reply)) return <p className={styles.empty}>{empty}</p>
  const data = chart(reply)
  return (
    <>
      {found.error && (
        <p className={styles.stale} role="status">
          {failureMessage(found.error, failed)}. <Trans>These are the numbers from before.</Trans>
        </p>
      )}
      <p className={styles.sentence}>{sentence(reply)}</p>
      {!isTable && <Chart label={title} data={data} />}
      <div className={isTable ? undefined : styles.printed}>
        <ChartTable label={title} data={data} />
      </div>
    </>
  )
}
