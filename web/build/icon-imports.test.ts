import { Check } from 'lucide-react'
import { type ComponentProps, createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import drawIcon from '../src/ui/draw-icon.ts'
import { fromOwnFiles, iconFiles } from './icon-imports.ts'

it('imports every icon from its own file, under the name the page gave it', () => {
  const code = "import { Check, Menu as MenuIcon, type LucideIcon } from 'lucide-react'\ndraw(Check)"
  expect(fromOwnFiles(code, 'page.tsx', iconFiles())).toBe(
    "import Check from 'lucide-react/icons/check'; import MenuIcon from 'lucide-react/icons/menu'\ndraw(Check)",
  )
})

it('knows the aliases, and says which page asks for an icon that is not there', () => {
  expect(iconFiles().get('Trash2')).toBeDefined()
  const code = "import { NoSuchIcon } from 'lucide-react'"
  expect(() => fromOwnFiles(code, 'page.tsx', iconFiles())).toThrow(
    'page.tsx: lucide-react has no icon NoSuchIcon',
  )
})

it('draws an icon as the library does, in fewer bytes', async () => {
  const markup = (icon: FunctionComponent<ComponentProps<'svg'>>) =>
    renderToStaticMarkup(createElement(icon, { className: 'big', 'aria-hidden': 'true', strokeWidth: 3 }))
  const { __iconData: data } = await import('lucide-react/icons/check')
  const attributes = (svg: string) => [...svg.matchAll(/[\w-]+="[^"]*"/g)].map(([found]) => found).sort()
  const ours = markup(drawIcon(data))
  expect(attributes(ours)).toEqual(attributes(markup(Check)))
  expect(ours).toContain('d="M20 6 9 17l-5-5"')
})
