import { percentageOf, roundPercent } from '@academy/contract/attempts/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { goToMarks } from './mark-focus.ts'
import type { Cockpit } from './use-cockpit.ts'

export function MarksFoot({
  cockpit,
  isSaving,
  hasNext,
  onSave,
}: {
  cockpit: Cockpit
  isSaving: boolean
  hasNext: boolean
  onSave: () => void
}) {
  const { total, unmarked, opened, place, question } = cockpit
  const all = opened.quiz.totalMarks
  const percent = roundPercent(percentageOf(total, all))
  const max = question?.marks ?? 0
  return (
    <div className="cockpit-foot">
      <p className="cockpit-total num">
        <b>{total}</b>
        <span>
          <Trans>
            of {all}, {percent}%
          </Trans>
        </span>
        <span>
          {unmarked.length > 0 && (
            <Plural value={unmarked.length} one="# answer left" other="# answers left" />
          )}
        </span>
      </p>
      <div className="cockpit-acts">
        <Button
          disabled={place.next === undefined}
          onClick={() => {
            const { next } = place
            if (next !== undefined) goToMarks(() => place.go(next))
          }}
        >
          <Trans>Next question</Trans>
          <span aria-hidden="true">
            <kbd>Tab</kbd>
          </span>
        </Button>
        <Button variant="primary" busy={isSaving} aria-keyshortcuts="Control+Enter" onClick={onSave}>
          {hasNext ? <Trans>Save and next</Trans> : <Trans>Save and finish</Trans>}
          <span aria-hidden="true">
            <kbd>Ctrl ↵</kbd>
          </span>
        </Button>
      </div>
      <p className="cockpit-keys" aria-hidden="true">
        <span>
          <kbd>0</kbd> <Trans>to</Trans> <kbd>{Math.min(9, max)}</kbd>
          <kbd>.</kbd> <Trans>marks</Trans>
        </span>
        <span>
          <kbd>⇧ ↑</kbd> <Trans>full marks</Trans>
        </span>
        <span>
          <kbd>Alt ←</kbd>
          <kbd>→</kbd> <Trans>student</Trans>
        </span>
      </p>
    </div>
  )
}
