const ADDRESS = /^\/{1,2}uploads\/(questions\/[0-9a-f]{32}\.webp)$/

/** Public and unguessable, as course pictures are, so that a page keeps it without a network. */
export const questionImageUrl = (key: string): string => `/uploads/${key}`

/** Null for what is no address of a question's picture. */
export const questionImageKeyOf = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null
