import { Trans as Plain, type TransProps } from '@lingui/react'

/** Lingui looks for its marks in the finished sentence, and so also in the names and texts that stand in it. What has such a
 * mark goes in whole, as it was written. The macro puts this one in the place of Lingui's own. */
export function Trans({ values, ...rest }: TransProps) {
  return <Plain {...rest} values={values && inWholeWhatHasMarks(values)} />
}

function inWholeWhatHasMarks(values: Record<string, unknown>): Record<string, unknown> {
  const isMarked = (value: unknown) => typeof value === 'string' && value.includes('<')
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isMarked(value) ? [value] : value]),
  )
}
