import { useLingui } from '@lingui/react/macro'
import type { AnswerState } from '../marks/marks.ts'

/** The colours of the palette, in words. */
export function useStateLabels(): Record<AnswerState, string> {
  const { t } = useLingui()
  return { right: t`full marks`, part: t`part of the marks`, wrong: t`no marks`, unmarked: t`not marked` }
}
