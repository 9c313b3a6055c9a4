export type FileRules = {
  /** MIME types, `audio/*` patterns or `.pdf` endings, as an `accept` attribute takes them. */
  accept: readonly string[]
  maxBytes: number
}

export type FileFault = 'type' | 'size' | 'empty'

/** Looks before the upload, so that nobody pays for megabytes the server will refuse; the server decides by the bytes. */
export function faultOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileRules,
): FileFault | null {
  if (file.size === 0) return 'empty'
  const name = file.name.toLowerCase()
  const fits = accept.some((rule) => {
    if (rule.startsWith('.')) return name.endsWith(rule.toLowerCase())
    if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1))
    return file.type === rule
  })
  if (!fits) return 'type'
  return file.size > maxBytes ? 'size' : null
}
