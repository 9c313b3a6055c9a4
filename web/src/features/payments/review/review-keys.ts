// What a key does in the review. Pure: whoever listens says whether text is being typed.

interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
}
export type ReviewAct = 'next' | 'previous' | 'select' | 'approve' | 'reject' | 'undo' | 'leave'

const ACTS: Record<string, ReviewAct> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  a: 'approve',
  r: 'reject',
  z: 'undo',
  escape: 'leave',
}
/** A key held down walks, but never decides twice. */
const REPEATS: readonly ReviewAct[] = ['next', 'previous']

export function reviewAct({ key, ctrlKey, metaKey, altKey, repeat }: Press): ReviewAct | null {
  if (ctrlKey || metaKey || altKey) return null
  const act = ACTS[key.toLowerCase()] ?? null
  return act && repeat && !REPEATS.includes(act) ? null : act
}
