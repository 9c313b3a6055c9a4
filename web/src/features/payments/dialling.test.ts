import { describe, expect, it } from 'vitest'
import { dialLink, dialWay, mailLink, phoneLink } from './dialling.ts'

describe('paying from this device', () => {
  it('dials from Android phones, pastes on iPhones, and leaves laptops the code', () => {
    const way = (userAgent: string, maxTouchPoints = 5) => dialWay({ userAgent, maxTouchPoints })
    expect(way('Mozilla/5.0 (Linux; Android 13; itel A665L) Chrome/140 Mobile Safari/537.36')).toBe('dial')
    expect(way('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148')).toBe('paste')
    expect(way('Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', 0)).toBe('none')
  })

  it('leaves both ways where only a touch screen tells of a phone', () => {
    const desktopMode = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36'
    expect(dialWay({ userAgent: desktopMode, maxTouchPoints: 5 })).toBe('maybe')
    const tablet = 'Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/140 Safari/537.36'
    expect(dialWay({ userAgent: tablet, maxTouchPoints: 10 })).toBe('maybe')
  })

  it('encodes every # of the code', () => {
    expect(dialLink('*182*8*1*014725#')).toBe('tel:*182*8*1*014725%23')
    expect(dialLink('#100#')).toBe('tel:%23100%23')
  })

  it('calls support without the spaces of its number', () => {
    expect(phoneLink('+250 (788) 123-456')).toBe('tel:+250788123456')
  })

  it('writes a mail whose words survive the address', () => {
    const link = mailLink({ email: 'pay@example.rw', subject: 'A & B', lines: ['Course: C#', ''] })
    const url = new URL(link)
    expect(url.pathname).toBe('pay@example.rw')
    expect(url.searchParams.get('subject')).toBe('A & B')
    expect(url.searchParams.get('body')).toBe('Course: C#\r\n')
  })
})
