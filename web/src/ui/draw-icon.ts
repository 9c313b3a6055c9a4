import { type ComponentProps, createElement } from 'react'

type Line = [tag: string, attributes: Record<string, string>]

/**
 * The drawing of an icon. In a build it stands in for lucide's own maker of components, which measures sizes, colours and widths
 * that no screen here sets, and weighs as much as forty icons on every page.
 */
export default function drawIcon(name: string, lines: readonly Line[]) {
  const drawn = lines.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className = '', ...props }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...props,
      },
      ...drawn,
    )
}
