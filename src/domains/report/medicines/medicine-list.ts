/** A medicine in use, as it is noted. The report's first screen loads this, and not the rules. */
export interface Medicine {
  /** The id of the report's item; empty for a medicine noted by name. */
  id: string
  name: string
}

export const MOST_MEDICINES = 50
