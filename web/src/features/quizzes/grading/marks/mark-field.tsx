import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import styles from './mark-field.module.css'
import { MARK_FIELD_ID } from './mark-focus.ts'
import { steppedMark } from './marks.ts'
import type { MarkFieldState } from './use-mark-field.ts'

const CHIPS_TO = 6
const CHIPS_OF_WHOLE_MARKS_TO = 10

interface MarkFieldProps {
  field: MarkFieldState
  marks: number | null
  max: number
  /** The grid of the marks. */
  step: number
  label: string
}

/** Marks of the answer at hand: typed, stepped, or one press on a chip. */
export function MarkField({ field, marks, max, step, label }: MarkFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const cutNote = useRef<HTMLDivElement>(null)
  // What was cut is typed over, not typed on; what is said of it may stand behind a phone's bar.
  useLayoutEffect(() => {
    if (field.cut && input.current === document.activeElement) input.current?.select()
    cutNote.current?.scrollIntoView({ block: 'nearest' })
  }, [field.cut])
  const cutId = field.cut ? `${MARK_FIELD_ID}-cut` : undefined
  const isWhole = step === 1
  return (
    <>
      <div className={styles.row}>
        <div className={styles.step}>
          <button
            type="button"
            aria-label={isWhole ? t`One mark less` : t`Half a mark less`}
            onClick={() => field.set(steppedMark(marks, -1, max, step))}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            ref={input}
            id={MARK_FIELD_ID}
            aria-label={label}
            aria-describedby={cutId}
            aria-invalid={field.cut ? true : undefined}
            inputMode={isWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={8}
            placeholder="–"
            value={field.typed ?? marks ?? ''}
            onChange={(event) => field.type(event.target.value)}
            onBlur={() => field.settle()}
          />
          <button
            type="button"
            aria-label={isWhole ? t`One mark more` : t`Half a mark more`}
            onClick={() => field.set(steppedMark(marks, 1, max, step))}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
        <span className={`${styles.of} num`}>
          <Trans>of {max}</Trans>
        </span>
        <Button size="sm" aria-keyshortcuts="Shift+ArrowUp" onClick={() => field.set(max)}>
          <Trans>Full marks</Trans>
        </Button>
      </div>
      <div role="alert">
        {field.cut && (
          <div ref={cutNote} className={styles.cut}>
            <FieldError id={cutId}>
              {isWhole ? (
                <Trans>
                  Marks are whole, from 0 to {max}: {field.cut.typed} became {field.cut.read.marks}.
                </Trans>
              ) : (
                <Trans>
                  Marks go from 0 to {max} in steps of 0.5: {field.cut.typed} became {field.cut.read.marks}.
                </Trans>
              )}
            </FieldError>
          </div>
        )}
      </div>
      {max <= (isWhole ? CHIPS_OF_WHOLE_MARKS_TO : CHIPS_TO) && (
        <MarkChips max={max} step={step} marks={marks} onPick={field.set} />
      )}
    </>
  )
}

type MarkChipsProps = Pick<MarkFieldProps, 'max' | 'step' | 'marks'> & { onPick: (marks: number) => void }

function MarkChips({ max, step, marks, onPick }: MarkChipsProps) {
  const { t } = useLingui()
  const chips = Array.from({ length: Math.floor(max / step) + 1 }, (_, at) => at * step)
  return (
    <fieldset className={styles.chips} aria-label={t`Set marks`} data-many={chips.length > 7 || undefined}>
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
