import { useEffect, useRef, useState } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Files may be dropped anywhere on the page. True while some are dragged over it. Where nobody takes them they are let fall: a
 * browser would leave the page and open the first. */
export function usePageDrop(takes: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    // A zone for one file has said what it does with it.
    const isOurs = (event: DragEvent) => takes && holdsFiles(event) && !event.defaultPrevented
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      const ours = isOurs(event)
      if (!event.defaultPrevented && event.dataTransfer)
        event.dataTransfer.dropEffect = ours ? 'copy' : 'none'
      event.preventDefault()
      setIsOver(ours)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      const ours = isOurs(event)
      if (holdsFiles(event)) event.preventDefault()
      setIsOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (ours && files.length > 0) take.current(files)
    }
    const listeners = { dragover: over, dragleave: leave, drop } as const
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener)
      setIsOver(false)
    }
  }, [takes])
  return isOver
}
