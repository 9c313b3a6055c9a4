const ID = /^[0-9a-f]{24}$/

/** The id of an address, or null for what is missing, 'undefined', 'null' or no id at all. */
export function idIn(param: string | undefined): string | null {
  const id = param?.toLowerCase() ?? ''
  return ID.test(id) ? id : null
}
