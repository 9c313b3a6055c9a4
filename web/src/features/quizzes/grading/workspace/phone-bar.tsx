import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import type { SavingProps } from '../marks/marks-foot.tsx'
import { MarksPalette, type MarksPaletteProps } from '../marks/marks-palette.tsx'
import styles from './phone-bar.module.css'

interface PhoneBarProps extends SavingProps {
  /** From 1. */
  number: number
  all: number
  palette: MarksPaletteProps
  words: { previous: string; next: string }
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** Under the thumb: an answer back and on, the palette as a sheet, and saving. */
export function PhoneBar(props: PhoneBarProps) {
  const { number, all, palette, words, onPrevious, onNext, isSaving, hasNext, onSave } = props
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const go = (move: (() => void) | null) => {
    if (!move) return
    move()
    scrollTo({ top: 0 })
  }
  return (
    <nav className={styles.phone} aria-label={t`Grading`}>
      <Button aria-label={words.previous} disabled={!onPrevious} onClick={() => go(onPrevious)}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button className="num" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <LayoutGrid aria-hidden="true" />
        <Trans>
          {number} of {all}
        </Trans>
      </Button>
      <Button aria-label={words.next} disabled={!onNext} onClick={() => go(onNext)}>
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button variant="primary" busy={isSaving} onClick={onSave}>
        {hasNext ? <Trans>Save and next</Trans> : <Trans>Save</Trans>}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={palette.label}>
        <MarksPalette
          {...palette}
          onPick={(id) => {
            palette.onPick(id)
            setIsOpen(false)
          }}
        />
      </Sheet>
    </nav>
  )
}
