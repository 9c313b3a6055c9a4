import { Plural } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { Fault } from './paper-faults.ts'

type FaultSummaryProps = {
  faults: readonly Fault[]
  /** What the server refused and no field is to blame for. */
  problem: string | undefined
  onGo: (fault: Fault) => void
}

/** After Save: what to correct, each line leading to its field. It takes the focus, then empties as faults are corrected. */
export function FaultSummary({ faults, problem, onGo }: FaultSummaryProps) {
  if (faults.length === 0 && problem === undefined) return null
  return (
    <div data-faults role="alert" tabIndex={-1} className="paper-faults">
      <h2>
        <TriangleAlert aria-hidden="true" />
        {problem ?? (
          <Plural
            value={faults.length}
            one="One thing to fix before saving"
            other="# things to fix before saving"
          />
        )}
      </h2>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault.place}>
              <button type="button" onClick={() => onGo(fault)}>
                {fault.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
