import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markUnused } from './light-router.ts'

it('drops names for the developer tools and marks what only makes a component', () => {
  const code = ['var Form = React10.forwardRef(', '  draw', ');', 'Form.displayName = "Form";'].join('\n')
  expect(markUnused(code)).toBe('var Form = /* @__PURE__ */ React10.forwardRef(\n  draw\n);\n')
})

it('leaves code inside functions and other assignments alone', () => {
  const code = 'Boundary.contextType = Context;\n  Inner.displayName = "Inner";\n  const a = React.memo(b)'
  expect(markUnused(code)).toBe(code)
})

it('finds the files of the installed router written the way it expects', () => {
  const root = join(createRequire(import.meta.url).resolve('react-router/package.json'), '../dist/production')
  const index = readFileSync(join(root, 'index.mjs'), 'utf8')
  const chunks = [...index.matchAll(/from "(\.\/chunk-[^"]+)"/g)].map(([, file = '']) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const changed = chunks.map(markUnused).join('\n')
  expect(changed).toContain('var Form = /* @__PURE__ */ React')
  expect(changed).toContain('var RemixErrorBoundary = /* @__PURE__ */ (() => class')
  expect(changed).not.toContain('\nLink.displayName')
  expect(changed).toContain('false ? /* @__PURE__ */ React')
})

it('lets classes go that nobody uses', () => {
  const code = [
    'var None = class extends Error {',
    '};',
    'var Await = class extends React6.Component {',
    '  render() {',
    '  }',
    '};',
  ]
  expect(markUnused(code.join('\n'))).toBe(
    [
      'var None = /* @__PURE__ */ (() => class extends Error {',
      '})();',
      'var Await = /* @__PURE__ */ (() => class extends React6.Component {',
      '  render() {',
      '  }',
      '})();',
    ].join('\n'),
  )
})
