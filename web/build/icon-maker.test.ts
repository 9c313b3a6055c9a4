import { Check } from 'lucide-react'
import { type ComponentProps, createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import drawIcon from '../src/ui/draw-icon.ts'

it('draws an icon as the library does, in fewer bytes', async () => {
  const markup = (icon: FunctionComponent<ComponentProps<'svg'>>) =>
    renderToStaticMarkup(createElement(icon, { className: 'big', 'aria-hidden': 'true', strokeWidth: 3 }))
  const { __iconData: data } = await import('lucide-react/icons/check')
  const attributes = (svg: string) => [...svg.matchAll(/[\w-]+="[^"]*"/g)].map(([found]) => found).sort()
  const ours = markup(drawIcon(data.name, data.node))
  expect(attributes(ours)).toEqual(attributes(markup(Check)))
  expect(ours).toContain('d="M20 6 9 17l-5-5"')
})
