const coming = new Map<string, Promise<unknown>>()

/** A part that comes by need, with all its files asked for at once; its sheets are there before it runs, by themselves or in one that holds
 * them. In a build it stands in for Vite's own. */
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
  if (known || document.querySelector(`[href="${href}"]:not([rel=preload]),[data-holds~="${file}"]`))
    return known
  const rel = isSheet ? 'stylesheet' : 'modulepreload'
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href })
  document.head.append(link)
  // A script that does not come ahead is asked for by the import.
  if (!isSheet) return
  const come = new Promise((resolve, reject) => {
    link.onload = resolve
    // A link that failed goes, so that another try makes a new one.
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} did not come`))
    }
  }).finally(() => coming.delete(href))
  coming.set(href, come)
  return come
}
