/** The parts whose sources are newer than what stands in their `dist`. */
export function staleParts(): { name: string }[]
