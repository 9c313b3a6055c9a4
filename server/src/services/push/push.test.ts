import { describe, expect, test } from 'vitest'
import { endpointProblem, lookupWithin } from './addresses.ts'
import { encryptPush, isBrowserKey } from './encrypt.ts'

/** RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y' +
    'l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is encrypted as the standard’s example has it', () => {
  const chosen = { salt: bytes(RFC.salt), privateKey: bytes(RFC.privateKey) }
  expect(encryptPush(RFC.text, RFC.keys, chosen).toString('base64url')).toBe(RFC.body)
})

test('no two are alike, and one that fits no record is refused', () => {
  expect(encryptPush(RFC.text, RFC.keys)).not.toEqual(encryptPush(RFC.text, RFC.keys))
  expect(encryptPush('x'.repeat(3993), RFC.keys)).toHaveLength(4096)
  expect(() => encryptPush('x'.repeat(3994), RFC.keys)).toThrow(RangeError)
})

test('a key is a point of the curve', () => {
  expect(isBrowserKey(RFC.keys.p256dh)).toBe(true)
  expect(isBrowserKey(`${RFC.keys.p256dh.slice(0, -3)}AAA`)).toBe(false)
  expect(isBrowserKey(RFC.keys.p256dh.slice(0, 40))).toBe(false)
})

describe('where the academy posts', () => {
  const live = { allowsLoopback: false }

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://[2606:4700::6810:84e5]/x',
  ])('to %s', (endpoint) => expect(endpointProblem(endpoint, live)).toBeNull())

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://localhost/x',
    'https://postgres/x',
    'https://db.internal/x',
    'https://10.0.0.5/x',
    'https://172.16.9.9/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.5]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[64:ff9b::a00:5]/x',
    'ftp://example.com/x',
    'no address',
  ])('never to %s', (endpoint) => expect(endpointProblem(endpoint, live)).not.toBeNull())

  test('to this machine while it is tried out, and to no other of the network', () => {
    const trial = { allowsLoopback: true }
    expect(endpointProblem('http://127.0.0.1:4444/x', trial)).toBeNull()
    expect(endpointProblem('http://localhost:4444/x', trial)).toBeNull()
    expect(endpointProblem('http://192.168.1.1/x', trial)).not.toBeNull()
  })

  test('a name that leads to this machine is not called', async () => {
    const found = (reach: { allowsLoopback: boolean }) =>
      new Promise((resolve) =>
        lookupWithin(reach)('localhost', {}, (error, address) => resolve(error ? error.code : address)),
      )
    expect(await found(live)).toBe('NOT_PUBLIC')
    expect(['127.0.0.1', '::1']).toContain(await found({ allowsLoopback: true }))
  })
})
