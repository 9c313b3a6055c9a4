/** 'Week 1.MP4' → 'mp4'; a name without an ending, or a hidden file, has none. */
export function extensionOf(fileName: string): string | null {
  const name = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
  const dot = name.lastIndexOf('.')
  if (dot <= 0 || dot === name.length - 1) return null
  return name.slice(dot + 1).toLowerCase()
}
