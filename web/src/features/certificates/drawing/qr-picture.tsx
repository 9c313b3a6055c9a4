import { useEffect, useState } from 'react'

/** Dark squares of the code for a text, as one path; its side in modules. */
interface QrPath {
  d: string
  side: number
}

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

/** Two modules of margin; empty until the coder is loaded, its room kept. What it says stands beside it in words. */
export function QrPicture({ text }: { text: string }) {
  const [path, setPath] = useState<QrPath | null>(null)
  useEffect(() => {
    let isCurrent = true
    // Without a line the picture stays empty; the address stands beside it in words.
    drawQr(text).then(
      (drawn) => isCurrent && setPath(drawn),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  const side = path?.side ?? 33
  return (
    <svg
      className="cert-qr-code"
      viewBox={`-2 -2 ${side + 4} ${side + 4}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path?.d} fill="#101A16" />
    </svg>
  )
}
