type Read<T> = () => Promise<T>
interface Turn<T> {
  running: Promise<T>
  next: Promise<T> | null
}

/** Who comes while a reading of theirs is under way shares the next one with all who come meanwhile. It begins after they came, so nobody is
 * given what stood before a change that was already done. */
export function sharedReads<T>(): (key: string, read: Read<T>) => Promise<T> {
  const turns = new Map<string, Turn<T>>()

  function begin(key: string, read: Read<T>): Promise<T> {
    const turn: Turn<T> = { running: read(), next: null }
    turns.set(key, turn)
    const leave = () => {
      if (turns.get(key) === turn && !turn.next) turns.delete(key)
    }
    turn.running.then(leave, leave)
    return turn.running
  }

  return (key, read) => {
    const turn = turns.get(key)
    if (!turn) return begin(key, read)
    const again = () => begin(key, read)
    turn.next ??= turn.running.then(again, again)
    return turn.next
  }
}
