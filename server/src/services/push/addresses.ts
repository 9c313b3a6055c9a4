import { lookup as askNames } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../../config/loopback.ts'

/** Where a browser's push service is, is what the browser says: without this the academy would post to its own neighbours. */
export interface Reach {
  /** A service of this machine's own, and without TLS: for trying out, never in production. */
  allowsLoopback: boolean
}

/** Names that lead into a private network, or nowhere. */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)\.?$/i

/** Why the academy does not post there; null where it may. What a name leads to is seen when it is called. */
export function endpointProblem(endpoint: string, { allowsLoopback }: Reach): string | null {
  if (!URL.canParse(endpoint)) return 'no address'
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (allowsLoopback && isLoopback(hostname)) return /^https?:$/.test(protocol) ? null : 'not https'
  if (protocol !== 'https:') return 'not https'
  if (port !== '' || username !== '' || password !== '') return 'more than a host'
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare)) return isPublic(bare) ? null : 'not a public address'
  return bare.includes('.') && !INNER_NAME.test(bare) ? null : 'not a public name'
}

/** For connections: a name stands for its public addresses alone, and what was looked at is what is called. */
export function lookupWithin({ allowsLoopback }: Reach): LookupFunction {
  return (hostname, options, done) => {
    askNames(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const open = found.filter(
        ({ address }) => isPublic(address) || (allowsLoopback && isLoopback(hostname) && isLoopback(address)),
      )
      const [first] = open
      if (!first) return done(notPublic(hostname), [])
      if (options.all) done(null, open)
      else done(null, first.address, first.family)
    })
  }
}

/** Neither private, nor of this machine or network, nor a way around that by another notation. */
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

const notPublic = (hostname: string) =>
  Object.assign(new Error(`${hostname} leads to no public address`), { code: 'NOT_PUBLIC' })
