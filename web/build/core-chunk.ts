interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const OURS =
  /[\\/]web[\\/]src[\\/]|[\\/]contract[\\/]src[\\/].*rules\.ts$|lucide-react[\\/]|vite[\\/]preload-helper/
/** What an entry's button writes its badge with, and what comes with that: every page has them. */
const TEXT = /[\\/]contract[\\/]src[\\/]text[\\/](index|counts|dates|money)\.ts$/
const ENTRY = /[\\/]web[\\/]src[\\/]main\.tsx$/
const known = new Map<string, boolean>()

/** True for what the entry imports at once, through our own modules only: a library's index file would claim all of it. */
function isInEntry(id: string, graph: Graph): boolean {
  const before = known.get(id)
  if (before !== undefined) return before
  known.set(id, false)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const found =
    ENTRY.test(id) || importers.some((importer) => OURS.test(importer) && isInEntry(importer, graph))
  known.set(id, found)
  return found
}

/** One file for all that every page needs of ours, in place of twenty small ones that a slow line asks for one by one. */
export function coreChunk(id: string, graph: Graph): string | null {
  if (/ui[\\/]draw-icon|lucide-react[\\/](?!.*[\\/]icons[\\/])|vite[\\/]preload-helper/.test(id))
    return 'core'
  if (TEXT.test(id)) return 'core'
  // The entry stays a file of its own: an empty one beside the first style sheet would be taken for a leftover of that sheet.
  return OURS.test(id) && !ENTRY.test(id) && isInEntry(id, graph) ? 'core' : null
}
