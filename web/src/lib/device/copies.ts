// What is kept as whole answers (`caches`), for pages and their worker alike. A browser that has none keeps nothing.

const has = () => 'caches' in globalThis

export const openCopies = async (name: string): Promise<Cache | null> => (has() ? caches.open(name) : null)

export const findCopy = async (address: string, cacheName?: string): Promise<Response | undefined> =>
  has() ? caches.match(address, cacheName === undefined ? {} : { cacheName }) : undefined

export const dropCopies = async (name: string): Promise<boolean> => has() && caches.delete(name)
