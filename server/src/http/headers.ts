import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** The style that stands in the page itself, as the policy names it; empty where there is none. */
    inlineStyle: string
  }
}

/** Strings become markup or scripts in `web/src/lib/trusted.ts` alone, where the slide editor pastes, and where `web/src/early` puts the
 * page that the server drew for its person. The script of a captcha provider knows nothing of it: with one of them the page does without. */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types academy early-page ProseMirrorClipboard',
]

/** Beside it a page names the style that stands in it. */
const OWN_STYLES = "style-src-elem 'self'"

interface PolicyParts {
  viewerOrigin?: string
  /** The origin of a storage that sends films itself. */
  mediaOrigin?: string
  inlineScripts?: readonly string[]
}

/** A script or a style that stands in a page, as a policy names it. */
export const inlineHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** No inline script or style but those named by their hashes. Slides carry their colours in attributes, and a browser that cannot tell those
 * from elements allows both. Captcha providers add their own origin, and styles that nobody can name; the academy's document viewer may be
 * framed. */
export function contentPolicy(
  captchaOrigins: string[],
  { viewerOrigin = '', mediaOrigin = '', inlineScripts = [] }: PolicyParts = {},
): string {
  const others = captchaOrigins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts].join(' ')}${others}`,
    "style-src 'self' 'unsafe-inline'",
    ...(others ? [] : [OWN_STYLES, "style-src-attr 'unsafe-inline'"]),
    // Not from elsewhere: a picture on a slide would tell its host who studies, and when.
    "img-src 'self' data: blob:",
    `media-src 'self' blob: ${mediaOrigin}`.trimEnd(),
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "worker-src 'self' blob:",
    `frame-src 'self' blob:${others} ${viewerOrigin}`.trimEnd(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(others ? [] : TRUSTED_TYPES),
  ].join('; ')
}

/** What a call answers is read by a program: opened as a page, it shows its text and loads nothing. The policy of pages is ten times as long, and half
 * of what a small answer weighs. */
const CALL_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For a year a browser comes by https alone. Which other hosts of the domain speak it, the academy does not know. */
export const COME_BY_HTTPS = 'max-age=31536000'

const CAPTCHA_ORIGINS: Record<string, string[]> = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
}

/** What a browser asks for as a part of a page. A worker and a file that is opened by itself have the policy of their own answer. */
const PARTS = ['script', 'style', 'font', 'image']

/** The page's own headers rule its parts, but for how they are sent: beside forty small files they were a quarter of what a phone downloads. */
function isPartOfPage({ url, headers }: FastifyRequest): boolean {
  return url.startsWith('/assets/') && PARTS.includes(String(headers['sec-fetch-dest']))
}

export function addSecurityHeaders(
  app: FastifyInstance,
  options: {
    captcha: string
    isHttps: boolean
    documentViewer: string | null
    mediaOrigin: string | null
    inlineScripts: readonly string[]
  },
): void {
  const viewerOrigin = options.documentViewer ? new URL(options.documentViewer).origin : ''
  const { inlineScripts, mediaOrigin } = options
  const usual = contentPolicy(CAPTCHA_ORIGINS[options.captcha] ?? [], {
    ...{ viewerOrigin, inlineScripts },
    mediaOrigin: mediaOrigin ?? '',
  })
  const policyOf = (inlineStyle: string) =>
    inlineStyle ? usual.replace(OWN_STYLES, `${OWN_STYLES} ${inlineStyle}`) : usual
  app.decorateReply('inlineStyle', '')
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (options.isHttps) reply.header('strict-transport-security', COME_BY_HTTPS)
    if (reply.statusCode < 400 && isPartOfPage(request)) {
      reply.removeHeader('accept-ranges').removeHeader('last-modified')
      return
    }
    reply.header('referrer-policy', 'no-referrer')
    reply.header('x-request-id', request.id)
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    const isCall = request.url.startsWith('/api/')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', isCall ? CALL_POLICY : policyOf(reply.inlineStyle))
    if (!isCall) return
    reply.header('cross-origin-resource-policy', 'same-origin')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
