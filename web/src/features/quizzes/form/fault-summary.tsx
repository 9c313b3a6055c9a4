import { Plural } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Fault } from './paper-faults.ts'

type FaultSummaryProps = {
  faults: readonly Fault[]
  /** What the server refused and no field is to blame for. */
  problem: string | undefined
  /** Grows with every Save. */
  tries: number
  onGo: (fault: Fault) => void
}

/** After Save: what to correct, each line leading to its field. It takes the focus, then empties as faults are corrected. */
export function FaultSummary({ faults, problem, tries, onGo }: FaultSummaryProps) {
  if (faults.length === 0 && problem === undefined) return null
  return (
    <Focused tries={problem === undefined ? tries : `${tries} ${problem}`}>
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
    </Focused>
  )
}

/** A box that takes the focus when it comes, and again with every further try. */
export function Focused({ tries, children }: { tries: number | string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every Save that fails brings the box into view
  useEffect(() => box.current?.focus(), [tries])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="paper-faults">
      {children}
    </div>
  )
}
