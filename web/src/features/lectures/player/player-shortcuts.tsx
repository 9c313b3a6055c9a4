import type { LectureType } from '@academy/contract/lectures/rules'
import { Trans } from '@lingui/react/macro'
import type { Shortcut } from '../../../ui/keyboard-help.tsx'

const neighbours: readonly Shortcut[] = [
  { keys: ['N'], does: <Trans>Next lecture</Trans> },
  { keys: ['P'], does: <Trans>Previous lecture</Trans> },
]

const recordings: readonly Shortcut[] = [
  { keys: ['Space', 'K'], does: <Trans>Play or pause</Trans> },
  { keys: ['J', 'L'], does: <Trans>Back or forward 10 seconds</Trans> },
  { keys: ['←', '→'], does: <Trans>Back or forward 5 seconds</Trans> },
  { keys: ['↑', '↓'], does: <Trans>Volume, while the player has the focus</Trans> },
  { keys: ['C'], does: <Trans>Captions</Trans> },
]

const fullScreen: Shortcut = { keys: ['F'], does: <Trans>Full screen</Trans> }

const slides: readonly Shortcut[] = [
  { keys: ['←', '→'], does: <Trans>Previous or next slide</Trans> },
  { keys: ['Home', 'End'], does: <Trans>First or last slide</Trans> },
  { keys: ['Space', 'K'], does: <Trans>Play or pause the slides</Trans> },
  { keys: ['Esc'], does: <Trans>Stop the slides</Trans> },
]

/** The keys of a lecture's player, for the list behind `?`. */
export function shortcutsOf(lectureType: LectureType): readonly Shortcut[] {
  if (lectureType === 'notes') return [...slides, fullScreen, ...neighbours]
  if (lectureType === 'document') return neighbours
  return lectureType === 'video' ? [...recordings, fullScreen, ...neighbours] : [...recordings, ...neighbours]
}
