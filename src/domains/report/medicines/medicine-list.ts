/** A medicine in use, as it is stored. The report's first screen loads this file but not the rules. */
export interface Medicine {
  /** The id of the report's item; empty for a medicine noted by name. */
  id: string
  name: string
}

export const MAX_MEDICINES = 50
