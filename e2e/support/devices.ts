/** Debian's Chromium, which also runs as root; without the flags it looks up hosts of its maker's at every start. */
export const browser = {
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
  locale: 'en-US',
  timezoneId: 'Africa/Kigali',
}

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
export const laptop = { viewport: { width: 1280, height: 800 } } as const
