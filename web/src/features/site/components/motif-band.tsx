import { memo } from 'react'

const TILE = 160

/** A vertical run of nested diamonds on ink, beside the chapters; on phones it lies across. */
export const MotifBand = memo(function MotifBand({ className }: { className?: string }) {
  const diamond = (radius: number) =>
    `M80 ${80 - radius}L${80 + radius} 80L80 ${80 + radius}L${80 - radius} 80Z`
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="about-motif" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect width={TILE} height={TILE} fill="#101A16" />
          <path
            d={`M0 0L40 0L0 40ZM160 0L120 0L160 40ZM0 160L40 160L0 120ZM160 160L120 160L160 120Z`}
            fill="#F3F6F4"
          />
          <path
            d={`M0 0L20 0L0 20ZM160 0L140 0L160 20ZM0 160L20 160L0 140ZM160 160L140 160L160 140Z`}
            fill="#C8481F"
          />
          <path d={diamond(72)} fill="#F3F6F4" />
          <path d={diamond(58)} fill="#101A16" />
          <path d={diamond(44)} fill="#C8481F" />
          <path d={diamond(28)} fill="#101A16" />
          <path d={diamond(14)} fill="#F2B51D" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#about-motif)" />
    </svg>
  )
})
