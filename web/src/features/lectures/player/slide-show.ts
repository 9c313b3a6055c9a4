// Which slide stands, and whether the show goes on by itself. Pure: the clock is the player's.

export interface SlideShow {
  at: number
  count: number
  /** The person's wish; what pauses for a while (hover, a hidden tab) is not here. */
  isRunning: boolean
  /** The last move was the person's: such slides are announced. */
  isManual: boolean
}

export type SlideEvent =
  | { type: 'go'; to: number }
  | { type: 'next' | 'previous' | 'first' | 'last' }
  /** Five seconds are over. */
  | { type: 'time' }
  | { type: 'stop' | 'toggle' }

export function startShow(count: number, at: number, mayRun: boolean): SlideShow {
  return { at, count, isRunning: mayRun && at < count - 1, isManual: false }
}

export function stepShow(show: SlideShow, event: SlideEvent): SlideShow {
  const last = show.count - 1
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
      return show.isRunning ? move(show.at + 1, false) : show
    case 'stop':
      return { ...show, isRunning: false }
    case 'toggle':
      if (show.isRunning) return { ...show, isRunning: false }
      // Played again from the last slide it begins anew.
      return show.at === last
        ? { ...show, at: 0, isRunning: last > 0, isManual: false }
        : { ...show, isRunning: true, isManual: false }
  }
}
