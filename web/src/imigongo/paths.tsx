import type { Shape } from '@academy/contract/courses/cover/shapes'

export function Paths({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ d, fill = 'none', stroke, strokeWidth }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never reorders its shapes
    <path key={index} d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />
  ))
}
