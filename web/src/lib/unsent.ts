// Work that rooms keep outside the outbox until the server has it: whoever keeps some says how much waits for a person.

type Count = (person: string) => Promise<number>

const counts = new Set<Count>()

export function registerUnsent(count: Count): void {
  counts.add(count)
}

export async function countUnsent(person: string): Promise<number> {
  const found = await Promise.all([...counts].map((count) => count(person).catch(() => 0)))
  return found.reduce((sum, one) => sum + one, 0)
}
