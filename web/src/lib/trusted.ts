// The content policy lets a browser with Trusted Types take markup and addresses of scripts from here alone.

interface Rules {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new TypeError('Scripts come from the academy itself')
  },
}
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, by: Rules): Rules } }
/** What it makes goes only where a string would; browsers without Trusted Types get the string. */
const policy = trustedTypes?.createPolicy('academy', rules) ?? rules

/** The text of a slide: the server cleaned it when it was written, and again when it was read. */
export const slideHtml = (html: string): string => policy.createHTML(html)

/** A worker of the academy's own. */
export const ownScript = (address: string): string => policy.createScriptURL(address)
