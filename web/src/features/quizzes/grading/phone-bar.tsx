import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Palette } from './palette.tsx'
import type { Cockpit } from './use-cockpit.ts'

/** Under the thumb: a question back and on, the palette as a sheet, and saving. */
export function PhoneBar({
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
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { place, opened } = cockpit
  const number = place.at + 1
  const all = opened.quiz.questions.length
  const go = (at: number | undefined) => {
    if (at === undefined) return
    place.go(at)
    scrollTo({ top: 0 })
  }
  return (
    <nav className="cockpit-phone" aria-label={t`Grading`}>
      <Button
        aria-label={t`Previous question`}
        disabled={place.previous === undefined}
        onClick={() => go(place.previous)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button className="num" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <LayoutGrid aria-hidden="true" />
        <Trans>
          {number} of {all}
        </Trans>
      </Button>
      <Button
        aria-label={t`Next question`}
        disabled={place.next === undefined}
        onClick={() => go(place.next)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button variant="primary" busy={isSaving} onClick={onSave}>
        {hasNext ? <Trans>Save and next</Trans> : <Trans>Save</Trans>}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Questions`}>
        <Palette cockpit={cockpit} onPick={() => setIsOpen(false)} />
      </Sheet>
    </nav>
  )
}
