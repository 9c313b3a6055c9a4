// What the server holds of the slides, as a pure state. `edits` counts the deck's changes; the server has those up to `saved`.

export interface Saving {
  saved: number
  sending: number | null
  savedAtMs: number | null
  /** `conflict`: somebody else saved in between; only a choice goes on. */
  problem: { kind: 'failed' | 'conflict'; message: string } | null
}

export type SavingEvent =
  | { type: 'sent'; edits: number }
  | { type: 'confirmed'; atMs: number }
  | { type: 'failed'; kind: 'failed' | 'conflict'; message: string }
  | { type: 'loaded' }

export const startSaving = (problem: Saving['problem'] = null): Saving => ({
  saved: 0,
  sending: null,
  savedAtMs: null,
  problem,
})

export function stepSaving(saving: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'sent':
      return { ...saving, sending: event.edits, problem: null }
    case 'confirmed':
      return { saved: saving.sending ?? saving.saved, sending: null, savedAtMs: event.atMs, problem: null }
    case 'failed':
      return { ...saving, sending: null, problem: { kind: event.kind, message: event.message } }
    case 'loaded':
      return startSaving()
  }
}

export type SavingWord = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict'

export function wordOf({ saved, sending, savedAtMs, problem }: Saving, edits: number): SavingWord {
  if (sending !== null) return 'saving'
  if (problem) return problem.kind
  if (edits > saved) return 'waiting'
  return savedAtMs === null ? 'untouched' : 'saved'
}

/** Does the next quiet moment send? Not while something is on its way, nor over somebody else's work. */
export function isDue(saving: Saving, edits: number): boolean {
  return edits > saving.saved && saving.sending === null && saving.problem?.kind !== 'conflict'
}
