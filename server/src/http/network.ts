import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { LoggedNetwork } from '../config.ts'

/** Which part of an IPv6 address one household, one phone or one machine has; its provider gives a site a /48. */
const NETWORK_BITS = 64
const SITE_BITS = 48

/** What limits count as one: an IPv4 address, however it is written, or an IPv6 /64. */
export function networkOf(ip: string): string {
  // Most are, and it is asked twice a call.
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4' ? address.toString() : prefix(address.toByteArray(), NETWORK_BITS)
}

/** The /48 around an IPv6 network: whoever has one has 65,536 networks. An IPv4 address is its own site. */
export function siteOf(network: string): string {
  const [address = '', bits] = network.split('/')
  return bits ? prefix(ipaddr.IPv6.parse(address).toByteArray(), SITE_BITS) : network
}

function prefix(bytes: number[], bits: number): string {
  const kept = bytes.map((byte, place) => (place * 8 < bits ? byte : 0))
  return `${new ipaddr.IPv6(kept).toString()}/${bits}`
}

/** What the log keeps of an address: enough to trace abuse, and, truncated, no household. */
export function networkForLog(ip: string | undefined, choice: LoggedNetwork): string | undefined {
  if (!ip || choice === 'none') return undefined
  if (choice === 'full') return ip
  const network = networkOf(ip)
  return network.includes(':') ? siteOf(network) : network.replace(/\.\d+$/, '.0/24')
}
