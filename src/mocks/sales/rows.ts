/** An entry of a person's address book, as the backend sends it; some have no name, or no number. */
export interface ContactCard {
  userId: string
  name: string
  mobile: string
}
