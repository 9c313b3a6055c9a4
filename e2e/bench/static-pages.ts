import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The page as it stands, in one file: its markup, the rules it uses, and no script. */
export function staticCopy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) =>
        cssText.replaceAll('url("../', 'url("/').replaceAll('url("./', 'url("/assets/'),
      ),
    )
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const gone of copy.querySelectorAll('script, style, link:not([rel=icon])')) gone.remove()
    const style = document.createElement('style')
    style.textContent = rules.join('\n')
    copy.querySelector('head')?.append(style)
    return `<!doctype html>${copy.outerHTML}`
  })
}

/** The academy, and beside it what was copied of its pages, on one origin: fonts and pictures are the same. */
export async function servePages(academyUrl: string) {
  const copies = new Map<string, Buffer>()
  const server = createServer((asked, reply) => {
    const copy = copies.get(asked.url ?? '')
    if (copy) {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(copy)
      return
    }
    const { method, headers } = asked
    const passed = request(academyUrl + asked.url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    reply.on('close', () => passed.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    keep: (path: string, html: string) => copies.set(path, brotliCompressSync(html)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
