import { percentageOf, roundPercent } from '@academy/contract/attempts/rules'
import { Plural, Trans } from '@lingui/react/macro'
import type { Workspace } from '../workspace/use-workspace.ts'
import styles from './paper-total.module.css'

/** What the marks come to so far, and how many answers wait. */
export function PaperTotal({ workspace: { total, unmarked, opened } }: { workspace: Workspace }) {
  const { totalMarks, passingScore } = opened.paper
  const percent = roundPercent(percentageOf(total, totalMarks))
  return (
    <p className={`${styles.total} num`}>
      <b>{total}</b>
      <span>
        <Trans>
          of {totalMarks}, {percent}%
        </Trans>
        {passingScore !== undefined && (
          <>
            {' · '}
            <Trans>{passingScore}% to pass</Trans>
          </>
        )}
      </span>
      <span>
        {unmarked.length > 0 && <Plural value={unmarked.length} one="# answer left" other="# answers left" />}
      </span>
    </p>
  )
}
