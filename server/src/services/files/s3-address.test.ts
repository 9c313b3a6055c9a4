import { expect, test } from 'vitest'
import { presignedAddress } from './s3-address.ts'

test('an address is signed as the description of the signature shows it', () => {
  const options = {
    endpoint: 'https://examplebucket.s3.amazonaws.com',
    ...{ bucket: '', prefix: '', region: 'us-east-1' },
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const now = new Date('2013-05-24T00:00:00Z')
  const expiresAt = new Date('2013-05-25T00:00:00Z')
  expect(presignedAddress(options, 'test.txt', { now, expiresAt })).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
      '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request' +
      '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

test('letters that addresses and names may not have are signed as the SDK of AWS signs them', () => {
  const options = {
    endpoint: 'https://s3.example.com:9000',
    ...{ bucket: 'academy', prefix: 'deep/', region: 'eu-west-1' },
    ...{ accessKeyId: 'KEY', secretAccessKey: 'SE/CRET+' },
  }
  const as = {
    contentType: 'video/mp4',
    cacheControl: 'private, max-age=10800, immutable',
    disposition: `attachment; filename="Isomo (1).mp4"; filename*=UTF-8''Isomo%20%281%29*.mp4`,
  }
  const now = new Date('2026-11-23T10:00:00Z')
  const expiresAt = new Date('2026-11-23T11:00:00Z')
  const signed = new URL(presignedAddress(options, 'media/a-b_c.mp4', { now, expiresAt, as }))
  expect(signed.origin + signed.pathname).toBe('https://s3.example.com:9000/academy/deep/media/a-b_c.mp4')
  expect(signed.searchParams.get('response-content-disposition')).toBe(as.disposition)
  expect(signed.searchParams.get('X-Amz-Signature')).toBe(
    '016d9695a6a6dfb70b60118c06774061c3fac33682a859ffaede3db4b36914b4',
  )
})
