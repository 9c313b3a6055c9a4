import { useEffect, useState } from 'react'
import type { QrPath } from './draw-qr.ts'

/** White that a camera needs around a code: on paper of its own all of it, on a white sheet there is more beside it. */
const MARGIN_MODULES = { paper: 4, sheet: 2 }
/** Of a short address: the room that is kept until the code is drawn. */
const USUAL_SIDE = 33

type QrPictureProps = {
  text: string
  /** For a code that nothing beside it says in words. */
  label?: string
  /** White paper under the code: cameras miss light codes on dark grounds. */
  paper?: boolean
  className?: string
}

/** A QR code; empty until the coder is loaded, its room kept. */
export function QrPicture({ text, label, paper, className }: QrPictureProps) {
  const [path, setPath] = useState<QrPath | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('./draw-qr.ts')
      .then(({ drawQr }) => isCurrent && setPath(drawQr(text)))
      // Without a line the picture stays empty; what it says stands beside it in words.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [text])
  const margin = paper ? MARGIN_MODULES.paper : MARGIN_MODULES.sheet
  const side = (path?.side ?? USUAL_SIDE) + 2 * margin
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden beside its words
    <svg
      className={className}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      {paper && <path d={`M${-margin} ${-margin}h${side}v${side}h-${side}z`} fill="#fff" />}
      <path d={path?.d} fill="#101A16" />
    </svg>
  )
}
