import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'

// Loaded with the first slide and not with the academy.
const require = createRequire(import.meta.url)
export const loadSanitizeHtml = () => require('sanitize-html') as typeof sanitizeHtml

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\(\s*[\d.]+%?(?:\s*,\s*[\d.]+%?){2,3}\s*\)$/i]
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"'`\\]+$/i

/** The tags and attributes that the slide editor writes, and tables; whatever is not named here does not pass. */
export const SLIDE_HTML_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'mark', 'kbd', 'span', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    code: ['class'],
    ol: ['start'],
    span: ['style'],
    mark: ['style'],
    p: ['style'],
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['style']])),
    th: ['colspan', 'rowspan', 'style'],
    td: ['colspan', 'rowspan', 'style'],
  },
  allowedClasses: { code: [/^language-[\w+#-]{1,30}$/] },
  allowedStyles: {
    '*': { color: COLOUR, 'background-color': COLOUR, 'text-align': [/^(?:left|center|right|justify)$/] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Beyond this depth only text remains: a browser's parser and ours agree well before.
  nestingLimit: 40,
  transformTags: {
    a: (_tag, { href = '' }): sanitizeHtml.Tag =>
      SAFE_HREF.test(href)
        ? { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener noreferrer nofollow' } }
        : { tagName: 'span', attribs: {} },
    del: 's',
    strike: 's',
    ol: (_tag, { start = '' }): sanitizeHtml.Tag => ({
      tagName: 'ol',
      attribs: /^\d{1,6}$/.test(start) ? { start } : {},
    }),
    th: cell,
    td: cell,
  },
}

const PASSES_MAX = 8

/**
 * Rich text of a slide as it may be stored and shown. The same text comes out when it goes in again:
 * dropping a tag can leave others nested as a parser would not nest them, so it is cleaned until nothing changes.
 */
export function sanitizeSlideHtml(html: string): string {
  const sanitizeHtml = loadSanitizeHtml()
  let clean = sanitizeHtml(html, SLIDE_HTML_OPTIONS)
  for (let pass = 1; pass < PASSES_MAX; pass += 1) {
    const again = sanitizeHtml(clean, SLIDE_HTML_OPTIONS)
    if (again === clean) return clean
    clean = again
  }
  return sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} })
}

function cell(
  tagName: string,
  { colspan = '', rowspan = '', align = '', style = '' }: sanitizeHtml.Attributes,
) {
  const attribs: sanitizeHtml.Attributes = {}
  if (/^\d{1,2}$/.test(colspan)) attribs.colspan = colspan
  if (/^\d{1,2}$/.test(rowspan)) attribs.rowspan = rowspan
  if (style) attribs.style = style
  else if (align) attribs.style = `text-align:${align}`
  return { tagName, attribs }
}
