import type { Question } from '@academy/contract/attempts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { MARK_FIELD_ID } from './mark-focus.ts'
import { steppedMark } from './marks.ts'
import type { Cockpit } from './use-cockpit.ts'

const CHIPS_TO = 6

/** Marks of the question at hand: typed, stepped by half a mark, or one press on a chip. */
export function MarkField({ cockpit, question }: { cockpit: Cockpit; question: Question }) {
  const { t } = useLingui()
  const { field, mark, place } = cockpit
  const max = question.marks
  const number = place.at + 1
  const input = useRef<HTMLInputElement>(null)
  // What was cut is typed over, not typed on.
  useLayoutEffect(() => {
    if (field.cut && input.current === document.activeElement) input.current?.select()
  }, [field.cut])
  const cutId = field.cut ? `${MARK_FIELD_ID}-cut` : undefined
  return (
    <>
      <div className="mark-row">
        <div className="mark-step">
          <button
            type="button"
            aria-label={t`Half a mark less`}
            onClick={() => field.set(steppedMark(mark.marks, -1, max))}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            ref={input}
            id={MARK_FIELD_ID}
            aria-label={t`Marks for question ${number}, 0 to ${max}`}
            aria-describedby={cutId}
            aria-invalid={field.cut ? true : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder="–"
            value={field.typed ?? mark.marks ?? ''}
            onChange={(event) => field.type(event.target.value)}
            onBlur={() => field.settle()}
          />
          <button
            type="button"
            aria-label={t`Half a mark more`}
            onClick={() => field.set(steppedMark(mark.marks, 1, max))}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
        <span className="mark-of num">
          <Trans>of {max}</Trans>
        </span>
        <Button size="sm" aria-keyshortcuts="Shift+ArrowUp" onClick={() => field.set(max)}>
          <Trans>Full marks</Trans>
        </Button>
      </div>
      <div role="alert">
        {field.cut && (
          <div className="mark-cut">
            <FieldError id={cutId}>
              <Trans>
                Marks go from 0 to {max} in steps of 0.5: {field.cut.typed} became {field.cut.read.marks}.
              </Trans>
            </FieldError>
          </div>
        )}
      </div>
      {max <= CHIPS_TO && <MarkChips max={max} marks={mark.marks} onPick={field.set} />}
    </>
  )
}

function MarkChips({
  max,
  marks,
  onPick,
}: {
  max: number
  marks: number | null
  onPick: (marks: number) => void
}) {
  const { t } = useLingui()
  const chips = Array.from({ length: max * 2 + 1 }, (_, at) => at / 2)
  return (
    <fieldset className="mark-chips" aria-label={t`Set marks`} data-many={chips.length > 7 || undefined}>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chip === marks}
          aria-label={t`${chip} marks`}
          data-below={(marks !== null && chip < marks) || undefined}
          onClick={() => onPick(chip)}
        >
          {chip}
        </button>
      ))}
    </fieldset>
  )
}
