/** Where a value stands in its file, and where its parts do: the tree beside the parsed value. */
export type SourcePosition = {
  /** Offset of the value's first letter. */
  at: number
  /** Where key and value of each entry of an object stand. */
  entries?: Map<string, { keyAt: number; spot: SourcePosition }>
  items?: SourcePosition[]
}

export type JsonPath = readonly PropertyKey[]

/** The offset of the value at a path; of the nearest thing around it when the path leads to nothing. */
export function offsetOf(root: SourcePosition, path: JsonPath): number {
  let spot = root
  for (const step of path) {
    const next = typeof step === 'number' ? spot.items?.[step] : spot.entries?.get(String(step))?.spot
    if (!next) break
    spot = next
  }
  return spot.at
}

/** The offset of a key of the object at a path. */
export function keyOffsetOf(root: SourcePosition, path: JsonPath, key: string): number {
  let spot = root
  for (const step of path) {
    const next = typeof step === 'number' ? spot.items?.[step] : spot.entries?.get(String(step))?.spot
    if (!next) return spot.at
    spot = next
  }
  return spot.entries?.get(key)?.keyAt ?? spot.at
}

/** Lines and columns count from 1, as editors do. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line += 1
    start = next + 1
  }
  return { line, column: offset - start + 1 }
}

/** `courses[2].lectures[5].title`; empty for the whole file. */
export function pathText(path: JsonPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      return index === 0 ? String(step) : `.${String(step)}`
    })
    .join('')
}
