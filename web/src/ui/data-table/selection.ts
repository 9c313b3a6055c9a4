export type Selection = ReadonlySet<string>

export function toggled(selection: Selection, key: string): Selection {
  const next = new Set(selection)
  if (!next.delete(key)) next.add(key)
  return next
}

/** A row that is gone is chosen no longer. */
export function without(selection: Selection, key: string): Selection {
  return selection.has(key) ? toggled(selection, key) : selection
}

/** All rows of the page when some were missing, none of them when all were chosen; other pages keep theirs. */
export function toggledPage(selection: Selection, pageKeys: readonly string[]): Selection {
  const next = new Set(selection)
  const wholePage = pageKeys.every((key) => selection.has(key))
  for (const key of pageKeys) wholePage ? next.delete(key) : next.add(key)
  return next
}

export function pageState(selection: Selection, pageKeys: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = pageKeys.filter((key) => selection.has(key)).length
  if (chosen === 0) return 'none'
  return chosen === pageKeys.length ? 'all' : 'some'
}
