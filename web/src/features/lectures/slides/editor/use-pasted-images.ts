import { type DragEvent, useEffect, useRef } from 'react'

/** Pictures pasted anywhere in the editor, unless text comes with them, and files dropped on the stage. */
export function usePastedImages(onImage: (file: File) => void) {
  const heard = useRef(onImage)
  useEffect(() => {
    heard.current = onImage
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      event.stopPropagation()
      heard.current(file)
    }
    document.addEventListener('paste', paste, { capture: true })
    return () => document.removeEventListener('paste', paste, { capture: true })
  }, [])
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    onDragOverCapture: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDropCapture: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      for (const file of event.dataTransfer.files) onImage(file)
    },
  }
}
