import { NAME_TRACKING, nameSizeMm } from '@academy/contract/certificates/drawing'
import { useEffect, useState } from 'react'

const MEASURED_PX = 100

/** The size of a name on the page, mm, from the width of its letters; once more when their font has come. */
export function useNameSize(name: string): number {
  const [size, setSize] = useState(() => measuredSize(name))
  useEffect(() => {
    let isShown = true
    setSize(measuredSize(name))
    void document.fonts.ready.then(() => isShown && setSize(measuredSize(name)))
    return () => {
      isShown = false
    }
  }, [name])
  return size
}

function measuredSize(name: string): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return nameSizeMm(Number.POSITIVE_INFINITY)
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
  pen.font = `700 ${MEASURED_PX}px ${family}`
  return nameSizeMm(pen.measureText(name).width / MEASURED_PX + NAME_TRACKING * [...name].length)
}
