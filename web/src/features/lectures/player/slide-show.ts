// Which slide stands, and whether the show goes on by itself. Pure: the clock is the player's.

export interface SlideShow {
  at: number
  count: number
  /** The person's wish; what pauses for a while (hover, a hidden tab) is not here. */
  isRunning: boolean
  /** It runs from the first touch or press on: nobody may have looked yet. */
  isWaiting: boolean
  /** The last move was the person's: such slides are announced. */
  isManual: boolean
}

export type SlideEvent =
  | { type: 'go'; to: number }
  | { type: 'next' | 'previous' | 'first' | 'last' }
  /** Five seconds are over. */
  | { type: 'time' }
  | { type: 'stop' | 'toggle' }
  /** A touch or a press on the slide. */
  | { type: 'touch' }

export function startShow(count: number, at: number, mayRun: boolean): SlideShow {
  return { at, count, isRunning: false, isWaiting: mayRun && at < count - 1, isManual: false }
}

export function stepShow(before: SlideShow, event: SlideEvent): SlideShow {
  const last = before.count - 1
  // The first thing that the person does sets it going.
  const show = { ...before, isWaiting: false, isRunning: before.isRunning || before.isWaiting }
  const move = (to: number, isManual: boolean): SlideShow => {
    const at = Math.min(last, Math.max(0, to))
    return { ...show, at, isManual, isRunning: show.isRunning && at < last }
  }
  switch (event.type) {
    case 'go':
      return move(event.to, true)
    case 'next':
      return move(show.at + 1, true)
    case 'previous':
      return move(show.at - 1, true)
    case 'first':
      return move(0, true)
    case 'last':
      return move(last, true)
    case 'time':
      return before.isRunning ? move(show.at + 1, false) : before
    case 'touch':
      return before.isWaiting ? show : before
    case 'stop':
      return { ...show, isRunning: false }
    case 'toggle':
      if (before.isWaiting) return show
      if (show.isRunning) return { ...show, isRunning: false }
      // Played again from the last slide it begins anew.
      return show.at === last
        ? { ...show, at: 0, isRunning: last > 0, isManual: false }
        : { ...show, isRunning: true, isManual: false }
  }
}
