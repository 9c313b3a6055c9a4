const coming = new Map<string, Promise<unknown>>()

/** A part that comes by need, with all its files asked for at once; its sheets are there before it runs. In a build it stands in for Vite's own. */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map(named))
  return await load()
}

function named(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  const isSheet = href.endsWith('.css')
  const known = coming.get(href)
  if (known || document.querySelector(`link[href="${href}"]${isSheet ? '[rel=stylesheet]' : ''}`))
    return known
  const link = document.createElement('link')
  link.rel = isSheet ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  // Whoever tries again asks for it again.
  const fail = () => {
    link.remove()
    return new Error(`${href} did not come`)
  }
  if (!isSheet) {
    link.onerror = fail
    return
  }
  const come = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(fail())
  }).finally(() => coming.delete(href))
  coming.set(href, come)
  return come
}
