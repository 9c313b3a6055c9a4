import { create } from 'qrcode'

/** Dark squares of the code for a text, as one path; its side in modules. */
export interface QrPath {
  d: string
  side: number
}

/** Comes with its coder, when a picture needs it. */
export function drawQr(text: string): QrPath {
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
