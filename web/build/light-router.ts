import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/
const DISPLAY_NAME = /^\w+\.displayName = "[^"\n]*";$/gm
const WITHOUT_EFFECT = /^((?:var|const|let) \w+ = )((?:React\d*\.)?(?:createContext|forwardRef|memo)\()/gm
const CLASS = /^((?:var|const|let) \w+ = )(class extends [\w.]+ \{\n(?:(?: .*)?\n)*\});$/gm

/** Names for the developer tools hold every component in the bundle, used or not: without them, and with the calls that only
 * make a component or a context marked as such, the unused ones leave. Links fetch nothing ahead without data routes. */
export function markUnused(code: string): string {
  return code
    .replace(DISPLAY_NAME, '')
    .replace(WITHOUT_EFFECT, '$1/* @__PURE__ */ $2')
    .replace('shouldPrefetch && !isAbsolute ?', 'false ?')
    .replace(CLASS, '$1/* @__PURE__ */ (() => $2)();')
}

const RENDERS =
  /^function _renderMatches\(matches, parentMatches = \[\], dataRouterOpts\) \{\n.*\n((?: .*\n|\n)*)\}$/m
const OF_DATA = /\bdataRouter(?:Opts|State)\b/g

/** What stands by for data routes, and for links that fetch ahead with them, is never asked: there is no data router. */
export function withoutData(code: string): string {
  return code
    .replace(
      RENDERS,
      (_, body) =>
        `function _renderMatches(matches, parentMatches = []) {\n${body.replace(OF_DATA, 'null')}}`,
    )
    .replace('dataRouterOpts && dataRouterOpts.state.matches.length ?', 'false ?')
    .replace('isDataRoute ? useNavigateStable()', 'false ? useNavigateStable()')
    .replace(/React\d*\.useContext\(DataRouterContext\)/g, 'null')
    .replace('RenderErrorBoundary.contextType = RSCRouterContext;', '')
    .replace(/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '[false, null, null];')
}

/** The router's release build without the parts the academy does not use (data routes, forms, server components). */
export function lightRouter(): Plugin {
  const root = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..')
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^react-router$/, replacement: join(root, 'dist/production/index.mjs') }],
      },
    }),
    transform: (code, id) => (ROUTER.test(id) ? markUnused(withoutData(code)) : null),
  }
}
