/** Thrown by a handler: the backend's refusal with its sentence. */
export class Refuse extends Error {
  override readonly name = 'Refuse'
  constructor(
    readonly status: number,
    readonly detail = '',
  ) {
    super(detail)
  }
}

/** The row that belongs to the asker; 404 when there is none, 403 when it is another person's. */
export function own<T extends { id: string; userId: string | null }>(
  rows: readonly T[],
  id: string,
  userId: string,
): T {
  const row = rows.find((entry) => entry.id === id)
  if (!row) throw new Refuse(404)
  if (row.userId !== userId) throw new Refuse(403)
  return row
}
