// The rooms' boundaries, by dependency-cruiser; a run that saw no module proves nothing and fails.
import { bin, capture, root } from './lib/run.mjs'

/** Cruises the sources under a folder laid out like the project. */
export async function cruise(cwd = root) {
  const config = ['--config', `${root}/.dependency-cruiser.cjs`]
  const { output, code } = await capture(
    [
      ...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...config,
      '--output-type',
      'json',
      'contract/src',
      'server/src',
      'web/src',
    ],
    { cwd },
  )
  try {
    const { summary } = JSON.parse(output.slice(output.indexOf('{')))
    return { modules: summary.totalCruised, violations: summary.violations }
  } catch {
    throw new Error(`dependency-cruiser ended with ${code}: ${output}`)
  }
}

if (process.argv[1] === import.meta.filename) {
  const { modules, violations } = await cruise()
  for (const { rule, from, to, comment } of violations) {
    console.log(`${rule.name}: ${from} → ${to}${comment ? `\n  ${comment}` : ''}`)
  }
  console.log(`${modules} modules`)
  process.exit(modules > 0 && violations.length === 0 ? 0 : 1)
}
