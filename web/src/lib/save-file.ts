export interface SavedFile {
  blob: Blob
  fileName: string
}

/** Gives the browser a file to save. */
export function saveFile({ blob, fileName }: SavedFile): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has begun by then; the address is not needed any more.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
