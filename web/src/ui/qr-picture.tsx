import { useEffect, useState } from 'react'

/** Dark squares of the code for a text, as one path; its side in modules. */
interface QrPath {
  d: string
  side: number
}

/** White that a camera needs around a code: on paper of its own all of it, on a white sheet there is more beside it. */
const MARGIN_MODULES = { paper: 4, sheet: 2 }
/** Of a short address: the room that is kept until the code is drawn. */
const USUAL_SIDE = 33

async function drawQr(text: string): Promise<QrPath> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let d = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let run = 0
      while (x + run < size && data[y * size + x + run]) run++
      if (run > 0) d += `M${x} ${y}h${run}v1h-${run}z`
      x += run
    }
  }
  return { d, side: size }
}

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
    // Without a line the picture stays empty; what it says stands beside it in words.
    drawQr(text).then(
      (drawn) => isCurrent && setPath(drawn),
      () => undefined,
    )
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
