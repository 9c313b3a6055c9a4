import { useLingui } from '@lingui/react/macro'
import { NO_MARK } from '../marks/marks.ts'
import type { MarksPaletteProps } from '../marks/marks-palette.tsx'
import type { Workspace } from './use-workspace.ts'

/** The questions of one paper, for its palette. */
export function usePaperTiles({ opened, grading, place }: Workspace): MarksPaletteProps {
  const { t } = useLingui()
  const { questions } = opened.paper
  return {
    label: t`Questions`,
    tiles: questions.map(({ _id, marks: max }, at) => {
      const number = at + 1
      return { id: _id, number, name: t`Question ${number}`, mark: grading.marks[_id] ?? NO_MARK, max }
    }),
    current: questions[place.at]?._id,
    onPick: (id) => place.go(questions.findIndex(({ _id }) => _id === id)),
  }
}
