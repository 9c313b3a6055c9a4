import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** True for `localhost` and for addresses that only this machine reaches; IPv4 may be written as IPv6. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(bare)
  if (version === 0) return bare === 'localhost' || bare.endsWith('.localhost')
  return loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}
