import { isId } from '@academy/contract/http/rules'

/** The id of an address, or null for what is missing, 'undefined', 'null' or no id at all. */
export function idIn(param: string | undefined): string | null {
  const id = param?.toLowerCase() ?? ''
  return isId(id) ? id : null
}
