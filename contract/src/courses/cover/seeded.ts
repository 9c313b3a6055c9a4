/** FNV-1a over the text's characters. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.charCodeAt(0)
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

export type Random = () => number

/** mulberry32: the same seed gives the same numbers on every device, so a cover never changes between visits. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed) || 1
  return () => {
    state |= 0
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<Item>(random: Random, items: readonly [Item, Item, Item]): Item {
  return items[Math.floor(random() * 3)] ?? items[0]
}
