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

const ownNetwork = new BlockList()
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownNetwork.addSubnet(address, bits, 'ipv4')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')
ownNetwork.addSubnet('fe80::', 10, 'ipv6')

/** True for this machine and for addresses and names of a network of one's own, as of containers beside it. */
export function isOfOwnNetwork(host: string): boolean {
  if (isLoopback(host)) return true
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(bare)
  if (version === 0) return !bare.includes('.') || /\.(local|internal|lan|home\.arpa)$/.test(bare)
  return ownNetwork.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}
