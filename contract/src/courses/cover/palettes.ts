export type Motif = 'web' | 'app' | 'game' | 'data' | 'ai'
export type Palette = { ground: string; bone: string; mid: string; pop: string }

/** What each category's motif says: angle brackets, tiles, pixels, a rising chart, linked nodes. */
export const palettes: Record<Motif, Palette> = {
  web: { ground: '#0C2F4E', bone: '#EEF4F1', mid: '#3B8CCB', pop: '#F2B51D' },
  app: { ground: '#A93A17', bone: '#FBEFE7', mid: '#1A1310', pop: '#F2B51D' },
  game: { ground: '#3B1539', bone: '#F7EAF3', mid: '#B05FA3', pop: '#F6C545' },
  data: { ground: '#0A4430', bone: '#EAF5EE', mid: '#4FAE82', pop: '#F2B51D' },
  ai: { ground: '#121A17', bone: '#F2F5F3', mid: '#C8481F', pop: '#C8481F' },
}

const motifOfCategory = new Map<string, Motif>([
  ['web development', 'web'],
  ['app development', 'app'],
  ['game development', 'game'],
  ['data science', 'data'],
  ['artificial intelligence', 'ai'],
])

/** Takes the name of a category or of a motif; a category the academy added itself gets the hexagons. */
export function motifFor(category: string): Motif {
  const name = category.trim().toLowerCase()
  return Object.hasOwn(palettes, name) ? (name as Motif) : (motifOfCategory.get(name) ?? 'ai')
}
