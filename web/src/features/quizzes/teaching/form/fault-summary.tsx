import { Plural } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import styles from './fault-summary.module.css'
import type { Fault } from './paper-faults.ts'

type FaultSummaryProps = {
  faults: readonly Fault[]
  onGo: (fault: Fault) => void
}

/** After Save: what to correct, each line leading to its field. It takes the focus, then empties as faults are corrected. */
export function FaultSummary({ faults, onGo }: FaultSummaryProps) {
  if (faults.length === 0) return null
  return (
    <div data-faults role="alert" tabIndex={-1} className={styles.faults}>
      <h2>
        <TriangleAlert aria-hidden="true" />
        <Plural
          value={faults.length}
          one="One thing to fix before saving"
          other="# things to fix before saving"
        />
      </h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.place}>
            <button type="button" onClick={() => onGo(fault)}>
              {fault.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
