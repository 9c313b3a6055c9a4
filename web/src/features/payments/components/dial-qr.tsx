import { useLingui } from '@lingui/react/macro'
import { create } from 'qrcode'

const QUIET_MODULES = 2

/** The dial link for the camera of a phone; black on white in both themes, or cameras miss it. */
export function DialQr({ link }: { link: string }) {
  const { t } = useLingui()
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const side = size + 2 * QUIET_MODULES
  const squares = Array.from({ length: size * size }, (_, at) =>
    modules.data[at]
      ? `M${(at % size) + QUIET_MODULES} ${Math.floor(at / size) + QUIET_MODULES}h1v1h-1z`
      : '',
  )
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={t`QR code of the dial link`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={squares.join('')} fill="#101A16" />
    </svg>
  )
}
