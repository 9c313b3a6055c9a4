import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCertificate, aCertifyingCourse, anApprovedCertificate } from '../../../testing/certificates.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const look = (path: string, method = 'GET') => academy.app.inject({ method: method as 'GET', url: path })

describe('the page of a certificate', () => {
  test('says that it is valid, to everybody, in one small page without script', async () => {
    const { number, student } = await aCertificate(academy)
    const page = await look(`/certificate/${number}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const text of ['This certificate is valid', student.name, 'Small Games with Canvas', number])
      expect(page.payload).toContain(text)
    expect(Buffer.byteLength(page.payload)).toBeLessThan(20_000)
    expect(page.payload).not.toMatch(/<script|@font-face|https?:\/\/(?!127\.0\.0\.1)[^"]*\.(js|css|woff2?)/)
    expect(page.payload).toContain('<meta name="robots" content="noindex">')
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(page.payload).not.toContain(student.email)
  })

  test('answers HEAD like GET, without its body', async () => {
    const { number } = await aCertificate(academy)
    const head = await look(`/certificate/${number}`, 'HEAD')
    expect([head.statusCode, head.payload]).toEqual([200, ''])
    expect((await look('/certificate/2222-2222-2222', 'HEAD')).statusCode).toBe(404)
  })

  test('is found by what people type', async () => {
    const { number } = await aCertificate(academy)
    const bare = number.replaceAll('-', '').toLowerCase()
    for (const typed of [
      bare,
      number.toLowerCase(),
      `${bare.slice(0, 4)} ${bare.slice(4)}`,
      `${number}%20`,
    ]) {
      const page = await look(`/certificate/${typed.replaceAll(' ', '%20')}`)
      expect([page.statusCode, page.headers.location], typed).toEqual([301, `/certificate/${number}`])
    }
    const form = await look(`/certificate?number=${bare}`)
    expect([form.statusCode, form.headers.location]).toEqual([302, `/certificate/${number}`])
  })

  test('is unknown for a number that nobody got, for none at all, and for one that is not out yet', async () => {
    const { number } = await anApprovedCertificate(academy)
    const paths = [number, '2222-2222-2222', 'K7QM', '..%2f..%2fetc', '%F0%9F%98%80', 'x'.repeat(400)]
    for (const path of paths) {
      const page = await look(`/certificate/${path}`)
      expect(page.statusCode, path).toBe(404)
      expect(page.payload, path).toContain('No certificate has this number')
      expect(page.payload).not.toContain('This certificate is valid')
    }
    expect((await look('/certificate?number=0000')).statusCode).toBe(404)
    const form = await look('/certificate')
    expect(form.statusCode).toBe(200)
    expect(form.payload).toContain('name="number"')
  })

  test('shows names and titles as text, whatever they are', async () => {
    const evil = `"><img src=x onerror=alert(1)>'\`{{7*7}}</title><script>alert(2)</script>`
    const course = await aCertifyingCourse(academy, { title: evil })
    const { number } = await aCertificate(academy, { course, name: 'Aline <svg onload=alert(3)> & "Uwase"' })
    for (const path of [`/certificate/${number}`, `/certificate/${encodeURIComponent(evil)}`]) {
      const { payload } = await look(path)
      expect(payload).not.toMatch(/<script|<img|<svg onload|onerror=alert\(1\)>/)
    }
    const { payload } = await look(`/certificate/${number}`)
    expect(payload).toContain('Aline &lt;svg onload=alert(3)&gt; &amp; &quot;Uwase&quot;')
  })
})

describe('a revoked certificate', () => {
  const revoke = 'POST /api/certification/certificates/{id}/revoke'
  const reissue = 'POST /api/certification/certificates/{id}/reissue'

  test('is gone, with the reason', async () => {
    const { number, certificateId, admin } = await aCertificate(academy)
    await academy.as(admin).call(revoke, {
      params: { id: certificateId },
      body: { reason: 'Somebody else sat the <exam>' },
    })
    const page = await look(`/certificate/${number}`)
    expect(page.statusCode).toBe(410)
    for (const text of ['This certificate was revoked', 'Somebody else sat the &lt;exam&gt;', number])
      expect(page.payload).toContain(text)
    expect(page.payload).not.toContain('A corrected certificate replaces this one')
  })

  test('says at once that another one takes its place, and never which', async () => {
    const { number, certificateId, admin } = await aCertificate(academy)
    const { certificate } = await academy.as(admin).call(reissue, {
      params: { id: certificateId },
      body: { reason: 'The name was misspelled', holderName: 'Aline Uwera' },
    })
    const next = certificate.certificateNumber
    expect((await look(`/certificate/${number}`)).payload).toContain('A corrected certificate is being made')
    expect((await look(`/certificate/${next}`)).statusCode).toBe(404)
    await academy.runJobs()
    const old = await look(`/certificate/${number}`)
    expect(old.statusCode).toBe(410)
    expect(old.payload).toContain('A corrected certificate replaces this one')
    expect(old.payload).not.toContain(next)
    const page = await look(`/certificate/${next}`)
    expect(page.statusCode).toBe(200)
    expect(page.payload).toContain('Aline Uwera')

    await academy.as(admin).call(revoke, {
      params: { id: certificate._id },
      body: { reason: 'Somebody else sat the exam' },
    })
    expect((await look(`/certificate/${number}`)).payload).not.toContain('A corrected certificate')
    await academy.as(admin).call(reissue, { params: { id: certificate._id }, body: { reason: 'A mistake' } })
    expect((await look(`/certificate/${number}`)).payload).toContain('A corrected certificate is being made')
    await academy.runJobs()
    expect((await look(`/certificate/${number}`)).payload).toContain('A corrected certificate replaces this')
  })
})

test('whoever tries numbers is asked to wait', async () => {
  const limited = await startAcademy({ env: { RATE_LIMITS: 'on' } })
  const path = '/certificate/2222-2222-2222'
  for (let asked = 0; asked < 120; asked += 1)
    expect((await limited.app.inject({ url: path })).statusCode).toBe(404)
  const page = await limited.app.inject({ url: path })
  expect(page.statusCode).toBe(429)
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  expect(page.payload).toContain('Please wait a moment')
  expect((await limited.app.inject({ url: '/certificate' })).statusCode).toBe(200)
  await limited.stop()
})
