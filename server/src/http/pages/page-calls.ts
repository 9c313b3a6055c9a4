import type { BuiltPage } from '@academy/contract/http'
import type { PageCall } from './answer-call.ts'

type Parts = Readonly<Record<string, string>>

/** The calls that a page's route names, for an address with these parameters. */
export function callsAtOnce(page: BuiltPage, params: Parts): PageCall[] {
  const fill = (named: Parts) =>
    Object.fromEntries(
      Object.entries(named).map(([name, value]) => [
        name,
        value.replace(/^\{(\w+)\}$/, (_, part: string) => params[part] ?? ''),
      ]),
    )
  return (page.reads ?? []).map(([address, named = {}, asked = {}]) => {
    const filled = fill(named)
    const query = fill(asked)
    const path = address
      .slice(address.indexOf(' ') + 1)
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? ''))
    const search = new URLSearchParams(query).toString()
    return { address, params: filled, query, url: search ? `${path}?${search}` : path }
  })
}
