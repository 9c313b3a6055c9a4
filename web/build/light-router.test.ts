import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { markUnused, withoutData } from './light-router.ts'
import { withoutHints } from './without-hints.ts'

it('drops names for the developer tools and marks what only makes a component', () => {
  const code = ['var Form = React10.forwardRef(', '  draw', ');', 'Form.displayName = "Form";'].join('\n')
  expect(markUnused(code)).toBe('var Form = /* @__PURE__ */ React10.forwardRef(\n  draw\n);\n')
})

it('leaves code inside functions and other assignments alone', () => {
  const code = 'Boundary.contextType = Context;\n  Inner.displayName = "Inner";\n  const a = React.memo(b)'
  expect(markUnused(code)).toBe(code)
})

/** Of the installed router, as it is published. */
function routerChunks(): string[] {
  const root = join(createRequire(import.meta.url).resolve('react-router/package.json'), '../dist/production')
  const index = readFileSync(join(root, 'index.mjs'), 'utf8')
  return [...index.matchAll(/from "(\.\/chunk-[^"]+)"/g)].map(([, file = '']) =>
    readFileSync(join(root, file), 'utf8'),
  )
}

it('finds the files of the installed router written the way it expects', () => {
  const changed = routerChunks().map(markUnused).join('\n')
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

it('takes the data router out of the installed router, and its matches stay', () => {
  const changed = routerChunks().map(withoutData).join('\n')
  const renders = /^function _renderMatches\(matches, parentMatches = \[\]\) \{\n(.*\n)*?\}$/m.exec(
    changed,
  )?.[0]
  expect(renders).toContain('renderedMatches.reduceRight(')
  expect(renders).not.toContain('dataRouter')
  expect(changed).toContain('let matches = false ?')
  expect(changed).toContain('return false ? useNavigateStable() : useNavigateUnstable();')
  expect(changed).toContain('let [shouldPrefetch, prefetchRef, prefetchHandlers] = [false, null, null];')
  expect(changed).not.toContain('useContext(DataRouterContext)')
  expect(changed).not.toContain('.contextType = ')
  for (const code of [changed, withoutHints(changed)]) expect(() => parseAst(code)).not.toThrow()
})
