import type { Found } from './found.ts'

/** What is known of what is asked for now. Until its answer comes the one before is shown, unless it held nothing: that says nothing of this one. */
export const knownData = <Data>(
  { data, isPlaceholderData }: Pick<Found<Data>, 'data' | 'isPlaceholderData'>,
  countOf: (data: Data) => number,
): Data | undefined => (data && isPlaceholderData && countOf(data) === 0 ? undefined : data)
