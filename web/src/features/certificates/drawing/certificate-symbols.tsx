import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_WIDTH,
  type CertificateShape,
  certificateFrame,
  certificateMark,
  certificateSeal,
  MARK_UNITS,
  SEAL_UNITS,
} from '@academy/contract/certificates/drawing'
import { memo } from 'react'
import { Paths } from '../../../imigongo/paths.tsx'

export const FRAME_BOX = `0 0 ${CERTIFICATE_WIDTH} ${CERTIFICATE_HEIGHT}`
const SQUARES = { seal: SEAL_UNITS, mark: MARK_UNITS } as const

/** Frame, seal and mark, drawn once a page; every certificate on it points here, so a dozen cost little more than one. */
export const CertificateSymbols = memo(function CertificateSymbols() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <symbol id="certificate-frame" viewBox={FRAME_BOX}>
        <Paths shapes={certificateFrame()} />
      </symbol>
      <Piece name="seal" shapes={certificateSeal()} />
      <Piece name="mark" shapes={certificateMark} />
    </svg>
  )
})

function Piece({ name, shapes }: { name: keyof typeof SQUARES; shapes: readonly CertificateShape[] }) {
  return (
    <symbol id={`certificate-${name}`} viewBox={`0 0 ${SQUARES[name]} ${SQUARES[name]}`}>
      <Paths shapes={shapes} />
    </symbol>
  )
}

/** A piece of the ornament where it stands. */
export function Ornament({ name, className }: { name: 'frame' | keyof typeof SQUARES; className?: string }) {
  const box = name === 'frame' ? FRAME_BOX : `0 0 ${SQUARES[name]} ${SQUARES[name]}`
  return (
    <svg className={className} viewBox={box} aria-hidden="true" focusable="false">
      <use href={`#certificate-${name}`} />
    </svg>
  )
}
