import { expect, test } from 'vitest'
import { networkForLog, networkOf, siteOf } from './network.ts'

test('one IPv6 /64 is one network however it is written, and one /48 is one site', () => {
  const written = [
    '2001:db8::1001:1:2:3',
    '2001:DB8::1002:0:0:9',
    '2001:0db8:0000:0000:ffff:1:2:3',
    '2001:db8::',
  ]
  expect(new Set(written.map(networkOf))).toEqual(new Set(['2001:db8::/64']))
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'))
  expect(siteOf(networkOf('2001:db8:0:1::1'))).toBe(siteOf(networkOf('2001:db8:0:ffff::1')))
  expect(siteOf(networkOf('2001:db8:1::1'))).not.toBe(siteOf(networkOf('2001:db8::1')))
})

test('an IPv4 address is itself, also inside an IPv6 one', () => {
  for (const ip of ['41.186.1.1', '::ffff:41.186.1.1', '::FFFF:29ba:101'])
    expect(networkOf(ip)).toBe('41.186.1.1')
  expect(siteOf('41.186.1.1')).toBe('41.186.1.1')
  expect(networkOf('fe80::1%eth0')).toBe('fe80::/64')
  for (const odd of ['', 'unix:', 'system']) expect(siteOf(networkOf(odd))).toBe(odd)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:abcd:12::9', '2001:db8:abcd::/48'],
  ['::1', '::/48'],
])('the log keeps of %s only %s', (ip, kept) => {
  expect(networkForLog(ip, 'truncated')).toBe(kept)
})

test('or all of it, or nothing, as the operator chooses', () => {
  expect(networkForLog('203.0.113.77', 'full')).toBe('203.0.113.77')
  expect(networkForLog('203.0.113.77', 'none')).toBeUndefined()
})
