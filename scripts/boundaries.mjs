// The rooms' boundaries, by dependency-cruiser; a run that saw no module proves nothing and fails.
import { readFileSync } from 'node:fs'
import { bin, capture, root } from './lib/run.mjs'

/** All that is written here: what only measures, drills, builds or tests forms no circles either. */
const SOURCES = [
  ...['contract/src', 'server/src', 'server/bench', 'server/drill', 'server/demo'],
  ...['web/src', 'web/build', 'e2e', 'scripts'],
]

/** Cruises the sources under a folder laid out like the project. */
export async function cruise(cwd = root) {
  const config = ['--config', `${root}/.dependency-cruiser.cjs`]
  const { output, code } = await capture(
    [...bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...config, '--output-type', 'json', ...SOURCES],
    { cwd },
  )
  try {
    const { summary, modules } = JSON.parse(output.slice(output.indexOf('{')))
    const why = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
    const violations = summary.violations.map((one) => ({ ...one, comment: why.get(one.rule.name) }))
    return { modules: summary.totalCruised, violations, shown: shownOnPages(modules) }
  } catch {
    throw new Error(`dependency-cruiser ended with ${code}: ${output}`)
  }
}

/** "users shows payments": the doors of other rooms that pages enter. */
function shownOnPages(modules) {
  const rooms = modules.flatMap(({ source, dependencies }) => {
    const room = /^web\/src\/features\/([^/]+)\/pages\//.exec(source)?.[1]
    return room ? dependencies.map(({ resolved }) => `${room} shows ${doorOf(resolved)}`) : []
  })
  return new Set(rooms)
}
const doorOf = (path) => /^web\/src\/features\/([^/]+)\/index\.ts$/.exec(path)?.[1]

/** Exceptions that no page needs any more. */
export const unused = (shown) =>
  Object.entries(JSON.parse(readFileSync(`${root}/rooms.json`, 'utf8')))
    .flatMap(([room, { shows = {} }]) => Object.keys(shows).map((lower) => `${room} shows ${lower}`))
    .filter((pair) => !shown.has(pair))

if (process.argv[1] === import.meta.filename) {
  const { modules, violations, shown } = await cruise()
  const stale = unused(shown)
  for (const { rule, from, to, comment } of violations) {
    console.log(`${rule.name}: ${from} → ${to}${comment ? `\n  ${comment}` : ''}`)
  }
  for (const pair of stale) console.log(`rooms.json says "${pair}", which no page needs`)
  console.log(`${modules} modules`)
  process.exit(modules > 0 && violations.length === 0 && stale.length === 0 ? 0 : 1)
}
