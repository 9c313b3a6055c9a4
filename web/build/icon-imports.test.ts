import { expect, it } from 'vitest'
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
