/** The same things with the one at `from` standing at `to`; the list itself where that changes nothing. */
export function withMoved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from]
  if (moved === undefined || from === to || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, moved)
}
