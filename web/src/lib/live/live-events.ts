/** Gathers the names of the events of a text/event-stream from the pieces in which it comes. */
export function createEventReader(onWord: (word: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    rest += piece
    const messages = rest.split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const word = /^event: ?(\S+)$/m.exec(message)?.[1]
      if (word) onWord(word)
    }
  }
}
