export interface KeptPage {
  /** What the page shows: another key is another page. */
  key: string
  status: number
  tag: string
  brotli: Buffer
  gzip: Buffer
}

export interface PageCache {
  get(location: string, key: string): KeptPage | undefined
  keep(location: string, page: KeptPage): void
}

/** The page last drawn for each address, packed. Bounded in bytes: the one that nobody has asked for the longest goes first. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, KeptPage>()
  let bytes = 0
  const drop = (location: string) => {
    const page = pages.get(location)
    if (page) bytes -= sizeOf(page)
    pages.delete(location)
  }
  return {
    get: (location, key) => {
      const page = pages.get(location)
      if (page?.key !== key) return undefined
      pages.delete(location)
      pages.set(location, page)
      return page
    },
    keep: (location, page) => {
      drop(location)
      if (sizeOf(page) > maxBytes) return
      pages.set(location, page)
      bytes += sizeOf(page)
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) return
        drop(oldest)
      }
    },
  }
}

/** Of what a page weighs beside its two bodies. */
const ENTRY_BYTES = 1_000
const sizeOf = ({ brotli, gzip }: KeptPage) => brotli.length + gzip.length + ENTRY_BYTES
