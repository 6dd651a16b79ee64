/** Thrown by a handler to refuse a call with a message. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly status: number,
    readonly detail = '',
  ) {
    super(detail)
  }
}

/** The row if it belongs to the user. Throws 404 when it does not exist, 403 when it belongs to somebody else. */
export function own<T extends { id: string; userId: string | null }>(
  rows: readonly T[],
  id: string,
  userId: string,
): T {
  const row = rows.find((entry) => entry.id === id)
  if (!row) throw new HttpError(404)
  if (row.userId !== userId) throw new HttpError(403)
  return row
}
