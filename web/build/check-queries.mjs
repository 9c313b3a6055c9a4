// npm run check: a page without TanStack Query (lazyPlainPage) shows no part that asks by it, or the whole page fails as the part comes.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { holderOf, readSource, sourcesIn } from './source-syntax.mjs'

/** Hooks that look for the client around them; what is handed one (`useQuery(…, queryClient)`) needs none. */
const ASKS =
  /\buse(?:Query|Queries|InfiniteQuery|SuspenseQuery|Mutation|QueryClient|IsFetching|IsMutating)\b(?:<[^(]*>)?\(/
const HANDED = /,\s*queryClient\s*\)/
const PROVIDER = 'lib/queries/queries.tsx'
const LAZY_PART = /export const (\w+) = lazyPart\(/g

/** What asks without a client in a project laid out like this one, as sentences. */
export function queryFaults(web) {
  const src = join(web, 'src')
  const sources = new Map(sourcesIn(src).map((file) => [file, readSource(file)]))
  const plainPages = [...sources.values()].flatMap(({ later, calls }) =>
    later.filter(({ at }) =>
      calls.some(({ name, start, end }) => name === 'lazyPlainPage' && start < at && at < end),
    ),
  )
  return [...new Set(plainPages.map(({ from }) => from))].flatMap((page) => {
    const asking = asksWithout(page, sources, join(src, PROVIDER))
    return asking
      ? [
          `${relative(src, page)} is a plain page, without TanStack Query, and comes to show ${relative(src, asking)}, which asks by it: ` +
            `put <Queries> of ${PROVIDER} around what asks, as courses/components/delete-course-dialog.tsx does`,
        ]
      : []
  })
}

/** The first file that a page loads, at once or by need, and that asks with no client around it. */
function asksWithout(page, sources, provider) {
  const seen = new Set()
  const waiting = [[page, '*']]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [file, name] = next
    const source = sources.get(file)
    if (!source || seen.has(next.join())) continue
    seen.add(next.join())
    if (file === provider || source.imports.some(({ from }) => from === provider)) continue
    const code = readFileSync(file, 'utf8')
    const asked = ASKS.exec(code)
    if (asked && !HANDED.test(code.slice(asked.index))) return file
    for (const { from, names } of source.imports)
      for (const one of names.length > 0 ? names : ['*']) waiting.push([holderOf(from, one, sources), one])
    for (const { from } of laterOf(source, code, name)) waiting.push([from, '*'])
  }
  return null
}

/** Of a file with several lazy parts that alone which is named. */
function laterOf({ later, calls }, code, name) {
  const others = [...code.matchAll(LAZY_PART)].filter(([, part]) => name !== '*' && part !== name)
  const callAt = (at) => calls.find(({ start, end }) => start <= at && at < end)
  const left = others.map(({ index, 0: text }) => callAt(index + text.length - 'lazyPart('.length))
  return later.filter(({ at }) => !left.some((call) => call && call.start < at && at < call.end))
}

if (process.argv[1] === import.meta.filename) {
  const faults = queryFaults(join(import.meta.dirname, '..'))
  for (const fault of faults) console.log(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
